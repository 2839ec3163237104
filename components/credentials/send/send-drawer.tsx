'use client'
import { Alert, Button, Fieldset, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { ActionBar } from '@/components/form/action-bar'
import { useLeave } from '@/components/form/form-context'
import { RecordDrawer } from '@/components/form/record-drawer'
import { megabytes } from '@/components/form/file-field'
import { useUnsavedWarning } from '@/components/form/use-unsaved-warning'
import { UPLOAD_LIMIT } from '@/lib/domain/site/assets/contract'
import { FilePicker } from './file-picker'
import { CommonFields, RowFields } from './send-fields'
import { useSendRows } from './send-rows'

type Props = {
  isOpen: boolean
  close: () => void
  /** The one company of a Contractor. */
  ownEmployerId: string | null
}

/** Several files chosen at once, each of which becomes a document of its person or company. */
export function SendDrawer({ isOpen, close, ownEmployerId }: Props) {
  const t = useTranslations('credentials.sending')
  return (
    <RecordDrawer title={t('title')} isOpen={isOpen} onClose={close}>
      <SendForm ownEmployerId={ownEmployerId} />
    </RecordDrawer>
  )
}

function SendForm({ ownEmployerId }: Pick<Props, 'ownEmployerId'>) {
  const t = useTranslations()
  const leave = useLeave()
  const sending = useSendRows()
  const { rows, sent } = sending
  useUnsavedWarning(rows.length > 0)
  return (
    <Stack>
      {sent && <Outcome {...sent} />}
      <FilePicker
        w="fit-content"
        variant={rows.length > 0 ? 'default' : 'filled'}
        onPick={(files) => void sending.add(files)}
      >
        {t(`credentials.sending.${rows.length > 0 ? 'more' : 'choose'}`)}
      </FilePicker>
      <Text size="sm" c="dimmed">
        {t('credentials.sending.hint', { size: megabytes(UPLOAD_LIMIT) })}
      </Text>
      {rows.length > 1 && (
        <Fieldset legend={t('credentials.sending.common')} disabled={sending.isSending}>
          <CommonFields value={sending.common} onChange={sending.setCommon} />
        </Fieldset>
      )}
      {rows.map((row, index) => (
        <Fieldset
          key={row.key}
          legend={t('credentials.sending.row', { number: index + 1, name: row.fileName })}
          disabled={sending.isSending}
        >
          <RowFields
            row={row}
            common={sending.common}
            ownEmployerId={ownEmployerId}
            onChange={(filled) => sending.fill(row.key, filled)}
            onRemove={() => sending.remove(row.key)}
          />
        </Fieldset>
      ))}
      <ActionBar>
        <Button variant="default" onClick={leave} disabled={sending.isSending}>
          {t('common.close')}
        </Button>
        <Button
          disabled={rows.length === 0}
          loading={sending.isSending || sending.isUploading}
          onClick={() => void sending.send()}
        >
          {t('credentials.sending.send', { count: rows.length })}
        </Button>
      </ActionBar>
    </Stack>
  )
}

function Outcome({ done, left }: { done: number; left: number }) {
  const t = useTranslations('credentials.sending')
  return (
    <Alert color={left > 0 ? 'amber' : 'pine'} role="status">
      {done > 0 && <div>{t('sent', { count: done })}</div>}
      {left > 0 && <div>{t('left', { count: left })}</div>}
    </Alert>
  )
}
