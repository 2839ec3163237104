'use client'
import { IconBell } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import Link from 'next/link'
import { notices } from '@/lib/domain/people/notices/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { MINUTE } from '@/lib/platform/dates/durations'
import classes from './notices-button.module.css'

/** In milliseconds. */
const REFRESH = MINUTE
const MOST_SHOWN = 99

/** Only the total is needed. */
const unread = { isRead: false, page: 1, pageSize: 1 }

/** In the header: how many notices are unread. */
export function NoticesButton() {
  const t = useTranslations('notices')
  const count = useApi(notices.search, unread, { refetchInterval: REFRESH }).data?.total
  return (
    <Link
      href="/notices"
      prefetch={false}
      className={classes.button}
      aria-label={count === undefined ? t('title') : t('bell', { count })}
    >
      <span className={classes.bell}>
        <IconBell size={22} aria-hidden />
        {count !== undefined && count > 0 && (
          <span className={classes.count}>{count > MOST_SHOWN ? `${MOST_SHOWN}+` : count}</span>
        )}
      </span>
    </Link>
  )
}
