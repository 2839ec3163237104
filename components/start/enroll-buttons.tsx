'use client'
import { Button, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useLocale, useTranslations } from 'next-intl'
import { useConfirm } from '@/components/ui/confirm'
import { useDateStyle } from '@/components/ui/date-style'
import { useToast } from '@/components/ui/toast'
import type { CockpitItem, SeatOffer } from '@/lib/domain/insight/cockpit/contract'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { ApiProblem } from '@/lib/platform/browser/client'
import { useCommand } from '@/lib/platform/browser/use-api'
import { formatShortDay } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'
import classes from './cockpit.module.css'

/** A button for each session in which all who lack training would be trained in time. */
export function EnrollButtons({ item: { reasons, subject } }: { item: CockpitItem }) {
  const t = useTranslations('cockpit.enroll')
  const offers = reasons.find((reason) => reason.offers.length > 0)?.offers ?? []
  const count = offers[0]?.personIds.length ?? 0
  return (
    <>
      <Text size="sm" className={classes.question}>
        {t('question', { count })}
      </Text>
      {offers.map((offer) => (
        <EnrollButton key={offer.sessionId} offer={offer} about={subject.label} />
      ))}
    </>
  )
}

/** Who cannot be enrolled, and why; otherwise the problem itself. */
function whyNot(problem: unknown): unknown {
  const errors = problem instanceof ApiProblem ? problem.body.errors : []
  return errors.length > 0 ? errors.map(({ message }) => message).join(' ') : problem
}

function EnrollButton({ offer, about }: { offer: SeatOffer; about: string }) {
  const t = useTranslations('cockpit.enroll')
  const locale = useLocale()
  const style = useDateStyle()
  const confirm = useConfirm()
  const toast = useToast()
  const queries = useQueryClient()
  const enroll = useCommand(trainingEnrollments.enroll)
  const { sessionId, personIds, date, startTime, location, seatsFree } = offer
  const when = `${formatShortDay(style, date)} ${startTime}`
  const words = { count: personIds.length, when, location, name: nameIn(locale, offer) }
  const press = async () => {
    const question = {
      title: t('title', words),
      text: t('text', words),
      confirmLabel: t('do', words),
    }
    if (!(await confirm(question))) return
    // The button is gone when the list has been read again: its own callbacks would never run.
    try {
      await enroll.mutateAsync({ sessionId, personIds: [...personIds] })
      toast.done(t('done', words))
    } catch (problem) {
      // Somebody was first: the list is read again, so that it no longer offers what is gone.
      toast.failed(whyNot(problem))
      void queries.invalidateQueries()
    }
  }
  return (
    <Button
      size="sm"
      variant="light"
      loading={enroll.isPending}
      aria-label={`${t('button', { ...words, seats: seatsFree })}: ${about}`}
      onClick={() => void press()}
    >
      {t('button', { ...words, seats: seatsFree })}
    </Button>
  )
}
