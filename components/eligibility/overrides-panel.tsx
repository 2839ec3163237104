'use client'
import { Button, Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { RecordLink } from '@/components/record/record-link'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { overrides, type OverrideRecord } from '@/lib/domain/eligibility/overrides/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { nameIn } from '@/lib/platform/i18n/names'

/** The exceptions on a permit, with what the reader may do about each; nothing where there are none. */
export function OverridesPanel({ permitId }: { permitId: string }) {
  const t = useTranslations('eligibility.overrides')
  const { data } = useApi(overrides.search, { permitId })
  if (!data || data.rows.length === 0) return null
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="overrides-title">
      <Title order={2} mb="xs" id="overrides-title">
        {t('title')}
      </Title>
      <Stack component="ul" gap="md" p={0} m={0} style={{ listStyle: 'none' }}>
        {data.rows.map((override) => (
          <Override key={override.id} override={override} />
        ))}
      </Stack>
    </Paper>
  )
}

const tones: Record<OverrideRecord['status'], Tone> = {
  Proposed: 'waiting',
  Active: 'warning',
  Withdrawn: 'neutral',
}

function Override({ override }: { override: OverrideRecord }) {
  const t = useTranslations('eligibility.overrides')
  const locale = useLocale()
  const { id, person, requirements, reason, proposedBy, confirmedBy, status, can } = override
  const { rowVersion } = override
  const confirm = useToastedCommand(overrides.confirm)
  const withdraw = useToastedCommand(overrides.withdraw)
  const isSending = confirm.isSending || withdraw.isSending
  const what = requirements.map((each) => nameIn(locale, each)).join(' · ')
  return (
    <li>
      <Group gap="xs">
        <Text fw={600}>
          <RecordLink type="person" of={person.code}>
            {nameIn(locale, person)}
          </RecordLink>
        </Text>
        <StatusBadge tone={tones[status]}>{t(`statuses.${status}`)}</StatusBadge>
      </Group>
      <Text size="sm">{t('without', { what })}</Text>
      <Text size="sm">{reason}</Text>
      <Text size="sm" c="dimmed">
        {t('proposedBy', { name: nameIn(locale, proposedBy) })}
        {confirmedBy && ` · ${t('confirmedBy', { name: nameIn(locale, confirmedBy) })}`}
      </Text>
      <Group gap="sm" mt="xs">
        {can.confirm && (
          <Button
            size="sm"
            disabled={isSending}
            onClick={() => void confirm.send({ id, rowVersion }, t('confirmed'))}
          >
            {t('confirm')}
          </Button>
        )}
        {can.withdraw && (
          <Button
            size="sm"
            variant="default"
            disabled={isSending}
            onClick={() => void withdraw.send({ id, rowVersion }, t('withdrawn'))}
          >
            {t('withdraw')}
          </Button>
        )}
      </Group>
    </li>
  )
}
