'use client'
import { Button, Text } from '@mantine/core'
import { IconDoorEnter, IconDoorExit, IconNotes } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { EmployerName } from '@/components/lookups/employer-name'
import { Photo } from '@/components/ui/photo'
import { useDateStyle } from '@/components/ui/date-style'
import type { GateMatch } from '@/lib/domain/gate/gate/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'
import { Guests } from './guests'
import classes from './match-card.module.css'
import { photoUrl } from './photo-url'
import { usePassage } from './use-passage'
import { VerdictBanner } from './verdict-banner'

type Props = { match: GateMatch; gateId: string; onDone: () => void }

export function MatchCard({ match, gateId, onDone }: Props) {
  const locale = useLocale()
  const name = nameIn(locale, match)
  const { code, employer, verdict } = match
  return (
    <section className={classes.card} aria-label={name}>
      <VerdictBanner verdict={verdict.verdict} />
      <div className={classes.body}>
        <div className={classes.who}>
          <Photo src={photoUrl(match)} name={name} size={96} />
          <div>
            <Text className={classes.name}>{name}</Text>
            <Text>{code}</Text>
            {employer && (
              <Text>
                <EmployerName of={employer} />
              </Text>
            )}
            <Today match={match} />
          </div>
        </div>
        <ul className={classes.reasons}>
          {verdict.reasons.map(({ code: reason, text, howToFix, subject }) => (
            <li key={`${reason} ${subject.id}`}>
              <Text fw={600}>{text}</Text>
              <Text size="sm" c="dimmed">
                {howToFix}
              </Text>
            </li>
          ))}
        </ul>
        <Passages match={match} gateId={gateId} name={name} onDone={onDone} />
        <Guests escort={match} gateId={gateId} />
      </div>
    </section>
  )
}

function Today({ match: { insideSince, permitsToday, trainingToday } }: Pick<Props, 'match'>) {
  const t = useTranslations('gate')
  const style = useDateStyle()
  const permits = permitsToday.map(({ permitNo, startTime, endTime }) =>
    startTime ? `${permitNo} ${startTime}–${endTime}` : permitNo,
  )
  return (
    <>
      <Text fw={600}>
        {insideSince ? t('insideSince', { time: formatInstant(style, insideSince) }) : t('outside')}
      </Text>
      {permits.length > 0 && <Text size="sm">{t('permits', { permits: permits.join(', ') })}</Text>}
      {trainingToday && <Text size="sm">{t('training')}</Text>}
    </>
  )
}

function Passages({ match, gateId, name, onDone }: Props & { name: string }) {
  const t = useTranslations('gate')
  const passer = { personId: match.id, shownVerdict: match.verdict.verdict }
  const { send, isSending } = usePassage(gateId, passer, name)
  const isRefused = match.verdict.verdict === 'refused'
  const pass = async (kind: 'In' | 'Out' | 'Refused') => {
    if (await send(kind)) onDone()
  }
  const isInside = match.insideSince !== null
  return (
    <div className={classes.buttons}>
      <Button
        size="xl"
        variant={isRefused || isInside ? 'default' : 'filled'}
        leftSection={isRefused ? <IconNotes aria-hidden /> : <IconDoorEnter aria-hidden />}
        loading={isSending}
        aria-label={t(isRefused ? 'noteRefusalOf' : 'inOf', { name })}
        onClick={() => void pass(isRefused ? 'Refused' : 'In')}
      >
        {t(isRefused ? 'noteRefusal' : 'in')}
      </Button>
      <Button
        size="xl"
        variant={isInside ? 'filled' : 'default'}
        leftSection={<IconDoorExit aria-hidden />}
        loading={isSending}
        aria-label={t('outOf', { name })}
        onClick={() => void pass('Out')}
      >
        {t('out')}
      </Button>
    </div>
  )
}
