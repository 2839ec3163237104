'use client'
import { Button, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useConfirm } from '@/components/ui/confirm'
import { useDateStyle } from '@/components/ui/date-style'
import type { RetentionRuleRecord } from '@/lib/domain/site/retention-rules/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { useRemovalOfOld } from './use-removal-of-old'

type Props = { rule: RetentionRuleRecord; kind: string }

/** What, how many, since when; nothing goes before somebody presses the button and confirms. */
export function Proposal({ rule, kind }: Props) {
  const t = useTranslations('retention')
  const style = useDateStyle()
  const confirm = useConfirm()
  const { remove, progress } = useRemovalOfOld()
  const { proposal } = rule
  if (!proposal) return <Text c="dimmed">{t('nothing')}</Text>
  const { count, oldestAt, proposedAt } = proposal
  const before = formatInstant(style, proposal.before)
  const askAndRemove = async () => {
    const isSure = await confirm({
      title: t('confirmTitle', { kind, count }),
      text: t('confirmText', { before }),
      confirmLabel: t('confirm', { count }),
      isDestructive: true,
    })
    if (isSure) await remove(rule)
  }
  return (
    <Stack gap="xs" align="start">
      <div>
        <Text fw={600}>{t('waits', { count })}</Text>
        <Text size="sm">
          {[
            t('before', { before }),
            oldestAt && t('oldest', { at: formatInstant(style, oldestAt) }),
            t('since', { at: formatInstant(style, proposedAt) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </div>
      <Button
        color="red"
        variant="light"
        aria-label={t('confirmOf', { kind, count })}
        loading={progress !== null}
        onClick={() => void askAndRemove()}
      >
        {t('confirm', { count })}
      </Button>
      <Text size="sm" role="status">
        {progress && t('progress', progress)}
      </Text>
    </Stack>
  )
}
