'use client'
import { Button, Group, Stack } from '@mantine/core'
import { IconPencil, IconRefresh, IconTrash } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { LoadError } from '@/components/ui/load-error'
import { useRemoval } from '@/components/ui/use-removal'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { CommandButtons } from '@/components/workflow/command-buttons'
import { ConflictAlert } from '@/components/workflow/conflict-alert'
import { useConflict, type Conflict } from '@/components/workflow/use-conflict'
import { credentials, type CredentialRecord } from '@/lib/domain/eligibility/credentials/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { nameIn } from '@/lib/platform/i18n/names'
import { CredentialFacts } from './credential-facts'
import { FileViews } from './file-view'
import { useReviewCommands } from './use-review-commands'

type Props = DrawerOf<CredentialRecord> & {
  /** Opens the form, with the record or as a renewal of it. */
  onEdit: (row: CredentialRecord) => void
}

/** One credential: what was typed in, its files, and what may be done with it. */
export function CredentialDrawer({ row, isOpen, close, onEdit }: Props) {
  const locale = useLocale()
  if (!row) return null
  return (
    <RecordDrawer title={nameIn(locale, row.type)} isOpen={isOpen} onClose={close}>
      <Content id={row.id} close={close} onEdit={onEdit} />
    </RecordDrawer>
  )
}

type ContentProps = Pick<Props, 'close' | 'onEdit'> & { id: string }

function Content({ id, ...props }: ContentProps) {
  const conflict = useConflict()
  const answer = useApi(credentials.get, { id })
  if (answer.error) return <LoadError problem={answer.error} retry={answer.refetch} />
  if (!answer.data) return <TableSkeleton />
  return (
    <Stack>
      <ConflictAlert conflict={conflict} />
      <CredentialFacts credential={answer.data} />
      <Buttons credential={answer.data} conflict={conflict} {...props} />
      <FileViews credential={answer.data} />
    </Stack>
  )
}

type ButtonProps = Omit<ContentProps, 'id'> & { credential: CredentialRecord; conflict: Conflict }

function Buttons({ credential, conflict, close, onEdit }: ButtonProps) {
  const t = useTranslations()
  const locale = useLocale()
  const commands = useReviewCommands(credential, conflict)
  const remove = useRemoval(credentials.remove)
  const { id, status, can, type, renewal } = credential
  const edit = () => {
    close()
    onEdit(credential)
  }
  const askAndRemove = async () => {
    const isRemoved = await remove({
      input: { id },
      name: nameIn(locale, type),
      text: t('credentials.removeText'),
    })
    if (isRemoved) close()
  }
  const mayRenew = status === 'Approved' && renewal === null
  return (
    <Group gap="xs">
      <CommandButtons commands={commands}>
        {can.save && (
          <Button variant="default" leftSection={<IconPencil size={18} />} onClick={edit}>
            {t('credentials.edit')}
          </Button>
        )}
        {mayRenew && (
          <Button variant="default" leftSection={<IconRefresh size={18} />} onClick={edit}>
            {t('credentials.renew')}
          </Button>
        )}
      </CommandButtons>
      {can.remove && (
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={18} />}
          onClick={() => void askAndRemove()}
        >
          {t('common.remove')}
        </Button>
      )}
    </Group>
  )
}
