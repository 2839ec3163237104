'use client'
import { Alert, Anchor, Title } from '@mantine/core'
import { IconGavel } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { IntentLink } from '@/components/ui/intent-link'
import type { AwaitingDecision as Queue } from '@/lib/domain/insight/dashboard/contract'
import { route } from '@/lib/platform/access/route'
import { formatDay } from '@/lib/platform/dates/format'

const QUEUE = route('/work-permits?status=Submitted')

/** Counts the submitted permits of every day and links to them. */
export function AwaitingDecision({ count, earliestWorkDate }: Queue) {
  const t = useTranslations('dashboard')
  const style = useDateStyle()
  if (count === 0) return <Alert color="gray">{t('noneAwaiting')}</Alert>
  return (
    <Alert color="amber" c="var(--warning-text)" icon={<IconGavel />}>
      <Title order={2} fz="1.25rem">
        <Anchor component={IntentLink} href={QUEUE} c="inherit" inherit>
          {earliestWorkDate
            ? t('awaitingFrom', { count, day: formatDay(style, earliestWorkDate) })
            : t('awaiting', { count })}
        </Anchor>
      </Title>
    </Alert>
  )
}
