'use client'
import { IconClock, IconUpload } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import type { GateList } from '@/lib/domain/gate/gate/snapshot/contract'
import { ageOf } from '@/lib/domain/gate/gate/snapshot/rules'
import { HOUR, MINUTE } from '@/lib/platform/dates/durations'
import { numberIn } from '@/lib/platform/i18n/formats'
import { queueLength } from '../store/queue'
import { ageOfList } from '../scan/rules'
import { serverNow } from '../store/clock'
import { useHasRoom } from '../store/use-room'
import { useKept } from '../store/use-kept'
import classes from './kiosk.module.css'
import { StuckFacts } from './stuck-facts'

/** In milliseconds: as soon as the server is heard, the age is by its time. */
const TICK = 1_000

type Props = { list: GateList | null; fault: string | null }

/** How old the list is and what is still to be sent, always in sight. */
export function StatusLine({ list, fault }: Props) {
  const t = useTranslations('kiosk')
  const age = useAge(list)
  const { value: queued } = useKept(queueLength, 'queue')
  const hasRoom = useHasRoom()
  return (
    <>
      <div className={classes.status} role="status">
        <span data-age={age.state}>
          <IconClock size={20} aria-hidden />
          {age.text}
        </span>
        {queued !== undefined && (
          <span data-age={queued > 0 ? 'amber' : 'fresh'}>
            <IconUpload size={20} aria-hidden />
            {t('queue', { count: queued })}
          </span>
        )}
      </div>
      {!hasRoom && (
        <p className={classes.fault} role="alert">
          {t('full')}
        </p>
      )}
      {fault && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
      <StuckFacts list={list} />
    </>
  )
}

function useAge(list: GateList | null) {
  const t = useTranslations('kiosk.age')
  const locale = useLocale()
  const [now, setNow] = useState(serverNow)
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), TICK)
    return () => clearInterval(timer)
  }, [])
  const state = ageOfList(list, now)
  if (!list) return { state, text: t('none') }
  const past = ageOf(list, now)
  const unit = past < HOUR ? 'minute' : 'hour'
  const value = Math.floor(past / (past < HOUR ? MINUTE : HOUR))
  const age = numberIn(locale, value, { style: 'unit', unit, unitDisplay: 'long' })
  return { state, text: t(state, { age }) }
}
