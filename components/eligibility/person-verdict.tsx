'use client'
import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import { useToday } from '@/components/ui/use-today'
import type { VerdictReason } from '@/lib/domain/eligibility/eligibility/contract'
import { formatDay } from '@/lib/platform/dates/format'
import { LetPass } from './let-pass'
import { useEntryVerdict } from './use-entry-verdict'
import { VerdictBadge } from './verdict-badge'
import { VerdictReasons } from './verdict-reasons'

type Props = { personId: string; name: string }

/** Whether somebody may come in today, and why not. */
export function PersonVerdict({ personId, name }: Props) {
  const t = useTranslations('eligibility.panel')
  const dates = useDateStyle()
  const today = useToday()
  const found = useEntryVerdict(personId)
  if (!found) return null
  const { verdict, until, reasons } = found
  const letPass = ({ code, requirementId, canOverride, text }: VerdictReason) =>
    canOverride &&
    requirementId && (
      <LetPass
        about={{
          personId,
          purpose: 'Enter',
          day: today,
          reasonCodes: [code],
          requirementIds: [requirementId],
        }}
        name={name}
        what={text}
      />
    )
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="verdict-title">
      <Stack gap="sm">
        <Group gap="sm">
          <Title order={2} id="verdict-title">
            {t('title')}
          </Title>
          <VerdictBadge verdict={verdict} />
        </Group>
        {reasons.length > 0 ? (
          <VerdictReasons reasons={reasons} actionOf={letPass} />
        ) : (
          <Text>{t('allClear')}</Text>
        )}
        {verdict !== 'refused' && (
          <Text size="sm" c="dimmed">
            {until ? t('until', { day: formatDay(dates, until) }) : t('always')}
          </Text>
        )}
      </Stack>
    </Paper>
  )
}
