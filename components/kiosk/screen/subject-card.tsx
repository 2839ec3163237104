'use client'
import { Button } from '@mantine/core'
import {
  IconAlertTriangleFilled,
  IconCircleCheckFilled,
  IconDoorEnter,
  IconDoorExit,
  IconHelpOctagonFilled,
  IconNotes,
  IconOctagonMinusFilled,
} from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { boundName } from '@/components/lookups/bound-name'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { useDateStyle } from '@/components/ui/date-style'
import type { GateMatch } from '@/lib/domain/gate/gate/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'
import { isName } from '../scan/look-up'
import { wordOf } from '../scan/rules'
import type { useGate } from '../scan/use-gate'
import type { SubjectView } from '../scan/views'
import { Face } from './face'
import classes from './kiosk.module.css'

/** Each word has a shape of its own, for those who do not see its colour. */
const icons = {
  allowed: IconCircleCheckFilled,
  warned: IconAlertTriangleFilled,
  refused: IconOctagonMinusFilled,
  unknown: IconHelpOctagonFilled,
}

type Gate = ReturnType<typeof useGate>
type Props = { view: SubjectView; gate: Gate; token: string }

export function SubjectCard({ view, gate, token }: Props) {
  const t = useTranslations('kiosk')
  const locale = useLocale()
  const { shown, block, isNoted, problem } = view
  const word = wordOf(shown, block)
  const Icon = icons[word]
  const name = shown.kind === 'person' ? nameIn(locale, shown.match) : shown.scanned
  return (
    <section className={classes.card} aria-label={name}>
      <p className={classes.banner} data-word={word}>
        <Icon size={56} aria-hidden />
        <strong>{t(`words.${word}`)}</strong>
      </p>
      {problem && (
        <p className={classes.banner} data-word="refused">
          <IconNotes size={32} aria-hidden />
          {t(`problems.${problem}`)}
        </p>
      )}
      <div className={classes.body}>
        {shown.kind === 'person' && <Person match={shown.match} token={token} />}
        <ul className={classes.reasons}>
          {block && <li>{t(`blocks.${block}`)}</li>}
          {shown.kind === 'unknown' && <li>{t(unknownText(shown), { scanned: shown.scanned })}</li>}
          {isNoted && <li>{t('noted')}</li>}
          {shown.kind === 'person' &&
            shown.match.verdict.reasons.map(({ code, text, howToFix, subject }) => (
              <li key={`${code} ${subject.id}`}>
                <strong>{text}</strong> {howToFix}
              </li>
            ))}
        </ul>
      </div>
      <Buttons view={view} gate={gate} />
    </section>
  )
}

function unknownText({ scanned, source }: { scanned: string; source: { isOffline: boolean } }) {
  if (isName(scanned)) return 'unknownName'
  return source.isOffline ? 'unknownOffline' : 'unknownText'
}

type PersonProps = { match: GateMatch; token: string }

function Person({ match, token }: PersonProps) {
  const t = useTranslations('gate')
  const locale = useLocale()
  const employerName = useEmployerName()
  const { code, employer, insideSince } = match
  const style = useDateStyle()
  return (
    <div className={classes.who}>
      <Face match={match} token={token} />
      <div>
        <p className={classes.name}>{nameIn(locale, match)}</p>
        <p>{[code, employer && boundName(employerName(employer))].filter(Boolean).join(' · ')}</p>
        {insideSince && (
          <p>
            <strong>{t('insideSince', { time: formatInstant(style, insideSince) })}</strong>
          </p>
        )}
      </div>
    </div>
  )
}

function Buttons({ view: { shown, block, isNoted }, gate }: Pick<Props, 'view' | 'gate'>) {
  const t = useTranslations('kiosk')
  const { pass, next, isSending } = gate
  const word = wordOf(shown, block)
  const mayEnter = word === 'allowed' || word === 'warned'
  const isInside = shown.kind === 'person' && shown.match.insideSince !== null
  const isSomebody = shown.kind === 'person' || !isName(shown.scanned)
  const canNote = !mayEnter && !isNoted && isSomebody
  const all = { size: 'xl', color: 'pine.9', disabled: isSending } as const
  return (
    <div className={classes.buttons}>
      {mayEnter && (
        <Button
          {...all}
          variant={isInside ? 'default' : 'filled'}
          leftSection={<IconDoorEnter aria-hidden />}
          onClick={() => void pass('In', shown)}
        >
          {t('in')}
        </Button>
      )}
      {canNote && (
        <Button
          {...all}
          variant="default"
          leftSection={<IconNotes aria-hidden />}
          onClick={() => void pass('Refused', shown)}
        >
          {t('noteRefusal')}
        </Button>
      )}
      {!mayEnter && !canNote && (
        <Button {...all} variant="default" onClick={next}>
          {t('next')}
        </Button>
      )}
      <Button
        {...all}
        variant={isInside ? 'filled' : 'default'}
        leftSection={<IconDoorExit aria-hidden />}
        onClick={() => void pass('Out', shown)}
      >
        {t('out')}
      </Button>
    </div>
  )
}
