'use client'
import { Button, Group, Paper, Text, Title } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import { CommandButtons } from '@/components/workflow/command-buttons'
import { credentials, type CredentialRecord } from '@/lib/domain/eligibility/credentials/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { CredentialFacts } from '../record/credential-facts'
import { FileViews } from '../record/file-view'
import { useReviewCommands } from '../record/use-review-commands'
import { QUEUE } from '../list/tabs'
import classes from './review-panel.module.css'
import { useReviewKeys } from './use-review-keys'

/** What waits for the reader, one after the other, beside its file. */
export function ReviewPanel() {
  const t = useTranslations('credentials.review')
  const { data, error, refetch } = useApi(credentials.search, QUEUE, {
    placeholderData: (previous) => previous,
  })
  const [position, setPosition] = useState(0)
  if (error) return <LoadError problem={error} retry={refetch} />
  if (!data) return <TableSkeleton />
  const { rows, total } = data
  // What was decided has left the queue, and the next one stands in its place.
  const index = Math.min(position, rows.length - 1)
  const credential = rows[index]
  if (!credential)
    return (
      <Paper withBorder>
        <EmptyState title={t('none')} text={t('noneHint')} />
      </Paper>
    )
  const move = (by: 1 | -1) => setPosition(Math.max(0, Math.min(rows.length - 1, index + by)))
  return (
    <Review
      key={credential.id}
      credential={credential}
      title={t('title', { number: index + 1, count: total })}
      isFirst={index === 0}
      isLast={index === rows.length - 1}
      move={move}
    />
  )
}

type Props = {
  credential: CredentialRecord
  title: string
  isFirst: boolean
  isLast: boolean
  move: (by: 1 | -1) => void
}

function Review({ credential, title, isFirst, isLast, move }: Props) {
  const t = useTranslations('credentials.review')
  const commands = useReviewCommands(credential)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  useReviewKeys(bar, move)
  return (
    <section className={classes.layout} aria-label={title}>
      <Paper withBorder p="md" className={classes.facts}>
        <Group justify="space-between" mb="sm">
          <Title order={2} size="h4">
            <span role="status">{title}</span>
          </Title>
          <Group gap="xs">
            <Button
              variant="default"
              size="xs"
              leftSection={<IconChevronLeft size={16} />}
              disabled={isFirst}
              onClick={() => move(-1)}
            >
              {t('previous')}
            </Button>
            <Button
              variant="default"
              size="xs"
              rightSection={<IconChevronRight size={16} />}
              disabled={isLast}
              onClick={() => move(1)}
            >
              {t('next')}
            </Button>
          </Group>
        </Group>
        <CredentialFacts credential={credential} />
        <Group ref={setBar} gap="xs" mt="md" className={classes.commands}>
          <CommandButtons commands={commands} />
        </Group>
        <Text size="sm" c="dimmed" mt="sm" visibleFrom="sm">
          {t('keys')}
        </Text>
      </Paper>
      <Paper withBorder p="md" className={classes.files}>
        <FileViews credential={credential} />
      </Paper>
    </section>
  )
}
