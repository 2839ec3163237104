'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { IntentLink } from '@/components/ui/intent-link'
import type { CockpitItem, CockpitReason } from '@/lib/domain/insight/cockpit/contract'
import { route } from '@/lib/platform/access/route'
import { formatDay } from '@/lib/platform/dates/format'
import classes from './cockpit.module.css'

/** Why, and how it is put right. */
export function CockpitReasons({ item: { reasons, reasonCount, href } }: { item: CockpitItem }) {
  const t = useTranslations('cockpit')
  if (reasons.length === 0) return null
  return (
    <ul className={classes.reasons}>
      {reasons.map((reason, index) => (
        <Reason key={`${reason.code} ${reason.personId} ${index}`} reason={reason} page={href} />
      ))}
      {reasonCount > reasons.length && (
        <li>{t('moreReasons', { count: reasonCount - reasons.length })}</li>
      )}
    </ul>
  )
}

/** `page`: the one to which the whole item leads. */
function Reason({ reason, page }: { reason: CockpitReason; page: string | null }) {
  const t = useTranslations('cockpit')
  const style = useDateStyle()
  const { text, mend, href, bookedOn } = reason
  return (
    <li>
      {href && href !== page ? <IntentLink href={route(href)}>{text}</IntentLink> : text}
      {bookedOn ? (
        <Text span size="sm" c="dimmed" display="block">
          {t('booked', { day: formatDay(style, bookedOn) })}
        </Text>
      ) : (
        mend && (
          <Text span size="sm" c="dimmed" display="block">
            {mend}
          </Text>
        )
      )}
    </li>
  )
}
