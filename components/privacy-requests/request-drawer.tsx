'use client'
import { Button, Group, Stack } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useDateStyle } from '@/components/ui/date-style'
import { DefinitionList } from '@/components/ui/definition-list'
import { LoadError } from '@/components/ui/load-error'
import { CommandButtons } from '@/components/workflow/command-buttons'
import { ConflictAlert } from '@/components/workflow/conflict-alert'
import { useConflict } from '@/components/workflow/use-conflict'
import {
  privacyRequests,
  type PrivacyRequestRecord,
} from '@/lib/domain/people/privacy-requests/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { formatDay, formatInstant } from '@/lib/platform/dates/format'
import { nameIn } from '@/lib/platform/i18n/names'
import { DaysLeft, RequestStatus } from './request-status'
import { RequestSteps } from './request-steps'
import { useCloseCommand } from './use-close-command'
import { useDataSubject } from './use-data-subject'

type Props = DrawerOf<PrivacyRequestRecord> & { onEdit: (row: PrivacyRequestRecord) => void }

export function RequestDrawer({ row, isOpen, close, onEdit }: Props) {
  const t = useTranslations('privacyRequests')
  return (
    <RecordDrawer title={row ? t(`kinds.${row.kind}`) : ''} isOpen={isOpen} onClose={close}>
      {row && <Request id={row.id} onEdit={onEdit} onClosed={close} />}
    </RecordDrawer>
  )
}

type RequestProps = Pick<Props, 'onEdit'> & { onClosed: () => void }

function Request({ id, ...props }: RequestProps & { id: string }) {
  const answer = useApi(privacyRequests.get, { id })
  if (answer.isPending) return <TableSkeleton />
  if (answer.isError) return <LoadError problem={answer.error} retry={answer.refetch} />
  return <LoadedRequest request={answer.data} {...props} />
}

function LoadedRequest({
  request,
  onEdit,
  onClosed,
}: RequestProps & { request: PrivacyRequestRecord }) {
  const common = useTranslations('common')
  const conflict = useConflict()
  const commands = useCloseCommand(request, conflict, onClosed)
  return (
    <Stack>
      <ConflictAlert conflict={conflict} />
      <Facts request={request} />
      {request.status === 'Open' && <RequestSteps request={request} />}
      <Group>
        <CommandButtons commands={commands}>
          {request.can.save && (
            <Button
              variant="default"
              leftSection={<IconPencil size={18} aria-hidden />}
              onClick={() => onEdit(request)}
            >
              {common('edit')}
            </Button>
          )}
        </CommandButtons>
      </Group>
    </Stack>
  )
}

function Facts({ request }: { request: PrivacyRequestRecord }) {
  const t = useTranslations('privacyRequests')
  const locale = useLocale()
  const dates = useDateStyle()
  const { nameOf, stateOf } = useDataSubject()
  const { person, personCode, receivedBy, closedAt, closedBy } = request
  const whose = [nameOf(request), person && personCode, stateOf(request)].filter(Boolean)
  return (
    <DefinitionList
      items={[
        { term: t('person'), value: [...new Set(whose)].join(' · ') },
        { term: t('details'), value: request.details },
        { term: t('status'), value: <RequestStatus status={request.status} /> },
        { term: t('receivedAt'), value: formatDay(dates, request.receivedAt) },
        { term: t('receivedBy'), value: nameIn(locale, receivedBy) },
        {
          term: t('dueAt'),
          value: (
            <div>
              {formatDay(dates, request.dueAt)}
              <DaysLeft daysLeft={request.daysLeft} />
            </div>
          ),
        },
        ...(closedAt && closedBy
          ? [
              { term: t('closedAt'), value: formatInstant(dates, closedAt) },
              { term: t('closedBy'), value: nameIn(locale, closedBy) },
              { term: t('reason'), value: request.reason },
            ]
          : []),
      ]}
    />
  )
}
