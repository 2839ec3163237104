'use client'
import { useLocale, useTranslations } from 'next-intl'
import { useNameOf } from '@/components/musters/person-card'
import { useDateStyle } from '@/components/ui/date-style'
import type { GateList } from '@/lib/domain/gate/gate/snapshot/contract'
import { personNameIn } from '@/lib/domain/people/persons/rules'
import { formatInstant } from '@/lib/platform/dates/format'
import type { Action } from '../queue/rules'
import { readStuck, type Stuck } from '../store/stuck'
import { useKept } from '../store/use-kept'
import classes from './kiosk.module.css'

/** More of them are counted alone. */
const MOST_NAMED = 50

type Props = { list: Pick<GateList, 'people'> | null }

export function StuckFacts({ list }: Props) {
  const { value } = useKept(readStuck, 'queue')
  return value ? <StuckList {...value} list={list} /> : null
}

/** What the server does not take, by name, so that it can be written down. It stays until the server has taken it. */
export function StuckList({ passages, marks, list }: Stuck & Props) {
  const t = useTranslations()
  const style = useDateStyle()
  const nameOfPasser = useNameOfPasser(list)
  const nameOf = useNameOf()
  const lines = [
    ...passages.map(({ action }) => ({
      at: action.at,
      id: action.actionId,
      text: t(`kiosk.done.${action.kind}`, { name: nameOfPasser(action) }),
    })),
    ...marks.map(({ mark, who }) => ({
      at: mark.at,
      id: mark.actionId,
      text: `${t(`musters.statuses.${mark.status}`)}: ${nameOf(who)}`,
    })),
  ]
  if (lines.length === 0) return null
  return (
    <div className={classes.fault} role="alert">
      <details>
        <summary>{t('kiosk.stuck', { count: lines.length })}</summary>
        <ul>
          {lines.slice(0, MOST_NAMED).map(({ id, at, text }) => (
            <li key={id}>
              {text} · {formatInstant(style, at)}
            </li>
          ))}
          {lines.length > MOST_NAMED && <li>…</li>}
        </ul>
      </details>
    </div>
  )
}

function useNameOfPasser(list: Props['list']) {
  const t = useTranslations('kiosk')
  const locale = useLocale()
  return ({ personId, scanned, guest }: Action): string => {
    const person = list?.people.find(({ id }) => id === personId)
    return person ? personNameIn(locale, person) : (guest?.name ?? scanned ?? t('unlisted'))
  }
}
