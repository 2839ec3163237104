'use client'
import { Group, Paper, Text, Title, VisuallyHidden } from '@mantine/core'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { type RefCallback, useState } from 'react'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import { ReachableButton } from '@/components/ui/reachable-button'
import { CommandButtons } from '@/components/workflow/command-buttons'
import { ConflictAlert } from '@/components/workflow/conflict-alert'
import { useConflict, type Conflict } from '@/components/workflow/use-conflict'
import { credentials, type CredentialRecord } from '@/lib/domain/eligibility/credentials/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { CredentialFacts } from '../record/credential-facts'
import { FileViews } from '../record/file-view'
import { useReviewCommands } from '../record/use-review-commands'
import { QUEUE } from '../list/tabs'
import classes from './review-panel.module.css'
import { placeOf, type Shown } from './place-in-queue'
import { useNextInSight } from './use-next-in-sight'
import { useReviewKeys } from './use-review-keys'

/** What waits for the reader, one after the other, beside its file. */
export function ReviewPanel() {
  const t = useTranslations('credentials.review')
  const { data, error, refetch } = useApi(credentials.search, QUEUE, {
    placeholderData: (previous) => previous,
  })
  const [shown, setShown] = useState<Shown>({ id: null, index: 0 })
  const conflict = useConflict()
  const { rows = [], total = 0 } = data ?? {}
  const index = placeOf(shown, rows)
  const credential = rows[index]
  const id = credential?.id ?? null
  if (data && (id !== shown.id || index !== shown.index)) setShown({ id, index })
  const { top, isSilent } = useNextInSight(data && id)
  if (error) return <LoadError problem={error} retry={refetch} />
  if (!data) return <TableSkeleton />
  return (
    <>
      <ConflictAlert conflict={conflict} />
      {credential ? (
        <Review
          credential={credential}
          conflict={conflict}
          top={top}
          isSilent={isSilent}
          title={t('title', { number: index + 1, count: total })}
          isFirst={index === 0}
          isLast={index === rows.length - 1}
          move={(by) => setShown({ id: rows[index + by]?.id ?? id, index })}
        />
      ) : (
        <Paper withBorder ref={top} tabIndex={-1}>
          <EmptyState title={t('none')} text={t('noneHint')} />
        </Paper>
      )}
    </>
  )
}

type Move = (by: 1 | -1) => void
type Props = {
  credential: CredentialRecord
  conflict: Conflict
  /** Of what has the focus when the former record is gone. */
  top: RefCallback<HTMLElement>
  isSilent: boolean
  title: string
  isFirst: boolean
  isLast: boolean
  move: Move
}

/** The title and the way to the others stay where they are, and keep the focus, while the records change. */
function Review({ credential, conflict, top, isSilent, title, isFirst, isLast, move }: Props) {
  const t = useTranslations('credentials.review')
  return (
    <section>
      <Group justify="space-between" mb="sm">
        <Title order={2} size="h4" ref={top} tabIndex={-1}>
          {title}
        </Title>
        <VisuallyHidden role="status">{isSilent && title}</VisuallyHidden>
        {!(isFirst && isLast) && (
          <Group gap="xs">
            <ReachableButton
              variant="default"
              size="xs"
              leftSection={<IconChevronLeft size={16} />}
              isNotYet={isFirst}
              onClick={() => move(-1)}
            >
              {t('previous')}
            </ReachableButton>
            <ReachableButton
              variant="default"
              size="xs"
              rightSection={<IconChevronRight size={16} />}
              isNotYet={isLast}
              onClick={() => move(1)}
            >
              {t('next')}
            </ReachableButton>
          </Group>
        )}
      </Group>
      <Decision key={credential.id} credential={credential} conflict={conflict} move={move} />
    </section>
  )
}

/** The file first: it is looked at before it is decided on. */
function Decision({ credential, conflict, move }: Pick<Props, 'credential' | 'conflict' | 'move'>) {
  const t = useTranslations('credentials.review')
  const commands = useReviewCommands(credential, conflict)
  const [bar, setBar] = useState<HTMLElement | null>(null)
  const hasKeys = useReviewKeys(bar, move)
  return (
    <div className={classes.layout}>
      <Paper withBorder p="md" component="section" aria-label={t('file')}>
        <FileViews credential={credential} />
      </Paper>
      <Paper
        withBorder
        p="md"
        component="section"
        aria-label={t('facts')}
        className={classes.facts}
      >
        <CredentialFacts credential={credential} />
        <Group ref={setBar} gap="xs" mt="md" className={classes.commands}>
          <CommandButtons commands={commands} />
        </Group>
        {hasKeys && (
          <Text size="sm" c="dimmed" mt="sm" visibleFrom="sm">
            {t('keys')}
          </Text>
        )}
      </Paper>
    </div>
  )
}
