'use client'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useLeave } from '@/components/form/form-context'
import { FormModal } from '@/components/form/form-modal'
import { useUnsavedWarning } from '@/components/form/use-unsaved-warning'
import { Actions } from '@/components/ui/actions'
import { ErrorAlert } from '@/components/ui/error-alert'
import { useToast } from '@/components/ui/toast'
import { useIsLeft } from '@/components/ui/use-is-left'
import { imports, type ImportGroup, type ImportPage } from '@/lib/domain/site/imports/contract'
import { useCommand } from '@/lib/platform/browser/use-api'

type Props = { file: ImportPage; group: ImportGroup; label: string; onClose: () => void }

/** One new text for all cells that have the same wrong one. */
export function RepairDialog(props: Props) {
  const t = useTranslations('imports.check')
  const { group, onClose } = props
  return (
    <FormModal title={t('repairTitle', { count: group.count })} isOpen onClose={onClose}>
      <RepairForm {...props} />
    </FormModal>
  )
}

function RepairForm({ file, group, label, onClose }: Props) {
  const t = useTranslations('imports.check')
  const common = useTranslations('common')
  const toast = useToast()
  const leave = useLeave()
  const former = group.text ?? ''
  const [text, setText] = useState(former)
  const isChanged = text.trim() !== former
  useUnsavedWarning(isChanged)
  const save = useCommand(imports.saveRow)
  const isLeft = useIsLeft()
  const send = async () => {
    const column = file.mapping[group.column ?? '']!
    const cells = [{ column, text }]
    // Once the file has been read again the dialog may be gone: its own callbacks would never run.
    try {
      await save.mutateAsync({ id: file.id, rowNo: group.firstRow, cells, alike: true })
      toast.done(t('repaired'))
      onClose()
    } catch (refusal) {
      if (isLeft()) toast.failed(refusal)
    }
  }
  return (
    <Stack
      component="form"
      gap="md"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Text>{former ? t('repairText', { text: former }) : t('repairBlank')}</Text>
      <TextInput
        data-autofocus
        label={label}
        description={group.message}
        value={text}
        maxLength={4000}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
      />
      {save.error && <ErrorAlert problem={save.error} />}
      <Actions>
        <Button variant="default" onClick={leave}>
          {common('cancel')}
        </Button>
        <Button type="submit" loading={save.isPending} disabled={!isChanged}>
          {t('repair')}
        </Button>
      </Actions>
    </Stack>
  )
}
