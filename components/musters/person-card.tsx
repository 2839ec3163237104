'use client'
import { Button } from '@mantine/core'
import { IconCheck, IconDots } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { ActionMenu } from '@/components/ui/action-menu'
import { useDateStyle } from '@/components/ui/date-style'
import type { MusterPerson } from '@/lib/domain/gate/musters/contract'
import type { MusterStatus } from '@/lib/domain/gate/musters/rules'
import { formatTime } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'
import classes from './muster.module.css'

export type CardProps = {
  who: MusterPerson
  faceOf: (who: MusterPerson, size: number) => ReactNode
  onMark: (who: MusterPerson, status: MusterStatus) => void
}

/** Somebody who is missing: one tap on the large button marks them found. */
export function MissingCard({ who, faceOf, onMark }: CardProps) {
  const t = useTranslations('musters')
  const name = useNameOf()(who)
  return (
    <article className={classes.card} data-status={who.status} aria-label={name}>
      {faceOf(who, 56)}
      <Lines who={who} name={name} />
      <div className={classes.buttons} data-screen-only>
        <OtherMarks who={who} name={name} onMark={onMark} />
        <Button
          size="lg"
          leftSection={<IconCheck size={22} aria-hidden />}
          aria-label={t('foundOf', { name })}
          onClick={() => onMark(who, 'Found')}
        >
          {t('foundIt')}
        </Button>
      </div>
    </article>
  )
}

/** Somebody of whom something is known. */
export function KnownCard({ who, faceOf, onMark }: CardProps) {
  const name = useNameOf()(who)
  return (
    <article className={`${classes.card} ${classes.compact}`} aria-label={name}>
      {faceOf(who, 40)}
      <Lines who={who} name={name} />
      <OtherMarks who={who} name={name} onMark={onMark} />
    </article>
  )
}

export function useNameOf() {
  const locale = useLocale()
  return ({ person, guest }: MusterPerson) =>
    person ? nameIn(locale, person) : (guest?.name ?? '')
}

function Lines({ who, name }: { who: MusterPerson; name: string }) {
  const t = useTranslations('musters')
  const locale = useLocale()
  const employerName = useEmployerName()
  const { person, guest, employer, workspaceArea, isArrival } = who
  const company = employer ? employerName(employer) : guest?.company
  const escort = guest?.escort && t('guestOf', { name: nameIn(locale, guest.escort) })
  const where = [escort, workspaceArea && nameIn(locale, workspaceArea)].filter(Boolean)
  return (
    <div>
      <div className={classes.name}>{name}</div>
      <div className={classes.lines}>
        <div>{[person?.code ?? t('guest'), company].filter(Boolean).join(' · ')}</div>
        {where.length > 0 && <div>{where.join(' · ')}</div>}
        {isArrival && who.status === 'Missing' && <div>{t('arrival')}</div>}
        <Decided who={who} />
      </div>
    </div>
  )
}

function Decided({ who: { decided, status } }: { who: MusterPerson }) {
  const t = useTranslations('musters')
  const locale = useLocale()
  const style = useDateStyle()
  if (!decided || decided.how === 'in') return null
  const { how, at, user, device, point } = decided
  const isLookedFor = status === 'Missing'
  const said = how === 'out' ? t('decided.out') : user ? nameIn(locale, user) : device
  const parts = [isLookedFor && t('lookedFor'), formatTime(style, at), said, point]
  return (
    <div className={isLookedFor ? classes.warning : undefined}>
      {parts.filter(Boolean).join(' · ')}
    </div>
  )
}

function OtherMarks({ who, name, onMark }: Pick<CardProps, 'who' | 'onMark'> & { name: string }) {
  const t = useTranslations('musters')
  const isMissing = who.status === 'Missing'
  const statuses = (['Found', 'Missing', 'NotOnSite'] as const).filter(
    (status) => status !== who.status && !(isMissing && status === 'Found'),
  )
  const labels = {
    Found: t('foundIt'),
    Missing: t('stillMissing'),
    NotOnSite: t('notOnSite'),
  }
  const lookedFor = { label: t('cannotFind'), onClick: () => onMark(who, 'Missing') }
  return (
    <ActionMenu
      isInRow
      label={t('others', { name })}
      className={classes.more}
      actions={[
        ...(isMissing ? [lookedFor] : []),
        ...statuses.map((status) => ({
          label: labels[status],
          onClick: () => onMark(who, status),
        })),
      ]}
    >
      <IconDots size={22} aria-hidden />
    </ActionMenu>
  )
}
