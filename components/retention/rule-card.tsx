'use client'
import { Button, Group, Paper, Stack, Text, TextInput, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import {
  MOST_MONTHS,
  retentionRules,
  type RetentionRuleRecord,
} from '@/lib/domain/site/retention-rules/contract'
import { Proposal } from './proposal'

export function RuleCard({ rule }: { rule: RetentionRuleRecord }) {
  const t = useTranslations('retention')
  const title = useId()
  const kind = t(`kinds.${rule.kind}`)
  return (
    <Paper withBorder p="md" component="section" aria-labelledby={title}>
      <Stack gap="sm">
        <div>
          <Title order={2} id={title}>
            {kind}
          </Title>
          <Text size="sm" c="dimmed">
            {t(`about.${rule.kind}`)}
          </Text>
        </div>
        <Months rule={rule} kind={kind} />
        <Proposal rule={rule} kind={kind} />
      </Stack>
    </Paper>
  )
}

function Months({ rule, kind }: { rule: RetentionRuleRecord; kind: string }) {
  const t = useTranslations('retention')
  const [typed, setTyped] = useState(String(rule.months))
  const { send, isSending } = useToastedCommand(retentionRules.save)
  const months = Number(typed)
  const isValid = Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS
  const { id, rowVersion } = rule
  return (
    <Group align="end" gap="xs">
      <TextInput
        label={t('months')}
        aria-label={t('monthsOf', { kind })}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_MONTHS}
        w="8rem"
        error={!isValid}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {months !== rule.months && (
        <Button
          variant="default"
          disabled={!isValid}
          loading={isSending}
          onClick={() => void send({ id, months, rowVersion }, t('saved'))}
        >
          {t('save')}
        </Button>
      )}
    </Group>
  )
}
