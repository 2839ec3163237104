'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import type { UserRecord } from '@/lib/domain/people/users/contract'
import { formatInstant } from '@/lib/platform/dates/format'

/** The unused invitation: until when its link works, and the state of its mail. */
export function InvitationState({ user: { invitation } }: { user: UserRecord }) {
  const t = useTranslations('users')
  const dates = useDateStyle()
  if (!invitation) return null
  const { expiresAt, isExpired, mail } = invitation
  const until = formatInstant(dates, expiresAt)
  const link = isExpired ? t('invitationExpired') : t('invitationUntil', { until })
  return (
    <Text
      size="xs"
      c={isExpired || mail === 'Failed' ? 'var(--mantine-color-error)' : 'dimmed'}
      component="div"
    >
      {mail && !isExpired ? `${link} · ${t(`invitationMail.${mail}`)}` : link}
    </Text>
  )
}
