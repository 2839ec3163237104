'use client'
import { useInterval } from '@mantine/hooks'
import { IconCloudOff } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useEffect, useSyncExternalStore } from 'react'
import { isConnected, listenToConnection, probeConnection } from '@/lib/platform/browser/connection'
import classes from './connection-notice.module.css'

/** In milliseconds. */
const PROBE_INTERVAL = 3000

/** Says on every page that the server cannot be reached, until it can. */
export function ConnectionNotice() {
  const t = useTranslations('common')
  const isThere = useSyncExternalStore(listenToConnection, isConnected, () => true)
  const { start, stop } = useInterval(() => void probeConnection(), PROBE_INTERVAL)
  useEffect(() => {
    if (!isThere) start()
    return stop
  }, [isThere, start, stop])
  return (
    <div role="status" className={classes.place} data-screen-only>
      {!isThere && (
        <p className={classes.notice}>
          <IconCloudOff size={20} aria-hidden />
          {t('noConnection')}
        </p>
      )}
    </div>
  )
}
