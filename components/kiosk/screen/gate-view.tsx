'use client'
import { Button } from '@mantine/core'
import {
  IconCircleCheckFilled,
  IconHelpOctagonFilled,
  IconOctagonMinusFilled,
} from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { boundName } from '@/components/lookups/bound-name'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { nameIn } from '@/lib/platform/i18n/names'
import type { useGate } from '../scan/use-gate'
import type { Ending } from '../scan/views'
import classes from './kiosk.module.css'
import own from './muster.module.css'
import { SubjectCard } from './subject-card'

type Props = { gate: ReturnType<typeof useGate>; token: string }

/** Read aloud as soon as it changes. */
export const GateView = (props: Props) => (
  <div className={classes.view} aria-live="assertive">
    <Lines {...props} />
    <Current {...props} />
  </div>
)

/** What became of those before the one who is shown. */
function Lines({ gate: { lines, read } }: Props) {
  const t = useTranslations('kiosk')
  const textOf = (line: Ending) => {
    if (line.kind === 'done') return t(`done.${line.done.kind}`, { name: line.done.name })
    if (line.kind === 'refused') return t('notLetIn', line)
    return `${line.name}: ${t(`problems.${line.problem}`)}`
  }
  return lines.map((line, index) =>
    line.kind === 'done' ? (
      <p key={index} className={classes.hint}>
        {textOf(line)}
      </p>
    ) : (
      <div key={index} className={own.answer} role="alert">
        <p>{textOf(line)}</p>
        <Button variant="default" onClick={() => read(line)}>
          {t('muster.read')}
        </Button>
      </div>
    ),
  )
}

function Current({ gate, token }: Props) {
  const t = useTranslations('kiosk')
  const { view } = gate
  if (view.kind === 'looking') return <p className={classes.hint}>{t('looking')}</p>
  if (view.kind === 'foreign')
    return (
      <p className={classes.banner} data-word="unknown">
        <IconHelpOctagonFilled size={48} aria-hidden />
        {t('foreign')}
      </p>
    )
  if (view.kind === 'choice') return <Choice gate={gate} />
  if (view.kind === 'refused')
    return (
      <p className={classes.banner} data-word="refused">
        <IconOctagonMinusFilled size={48} aria-hidden />
        {t('notLetIn', view)}
      </p>
    )
  if (view.kind === 'subject') return <SubjectCard view={view} gate={gate} token={token} />
  return <Ready gate={gate} />
}

function Ready({ gate: { view } }: Pick<Props, 'gate'>) {
  const t = useTranslations('kiosk')
  const done = view.kind === 'ready' ? view.done : null
  return (
    <>
      {done && (
        <p className={classes.banner} data-word={done.kind === 'Refused' ? 'unknown' : 'allowed'}>
          <IconCircleCheckFilled size={48} aria-hidden />
          {t(`done.${done.kind}`, { name: done.name })}
        </p>
      )}
      <p className={classes.hint}>{t('scanHint')}</p>
    </>
  )
}

function Choice({ gate }: Pick<Props, 'gate'>) {
  const t = useTranslations('kiosk')
  const locale = useLocale()
  const employerName = useEmployerName()
  const { view, choose } = gate
  if (view.kind !== 'choice') return null
  return (
    <>
      <h2 className={classes.heading}>{t('choose')}</h2>
      <ul className={classes.choices}>
        {view.shown.matches.map((match) => (
          <li key={match.id}>
            <button type="button" onClick={() => void choose(match, view.shown)}>
              <strong>{nameIn(locale, match)}</strong>
              <span>
                {[match.code, match.employer && boundName(employerName(match.employer))]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </>
  )
}
