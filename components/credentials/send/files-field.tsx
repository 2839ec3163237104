'use client'
import { ActionIcon, Group, Input, List, Text } from '@mantine/core'
import { IconPaperclip, IconX } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { use, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { Pending, useField } from '@/components/form/form-context'
import { megabytes, type StoredFile } from '@/components/form/file-field'
import { UPLOAD_LIMIT } from '@/lib/domain/site/assets/contract'
import { FilePicker } from './file-picker'
import { refusalText, uploadCredentialFile } from './upload'

/** The files of one credential: several at once, in the order in which they are shown. */
export function FilesField({ name, label, most }: { name: string; label: string; most: number }) {
  const t = useTranslations()
  const { value, onChange, error } = useField(name, label)
  const { getValues } = useFormContext()
  const uploads = use(Pending)
  const [refusal, setRefusal] = useState<string | null>(null)
  const files = (value as StoredFile[] | null) ?? []
  const tooLarge = t('form.fileTooLarge', { size: megabytes(UPLOAD_LIMIT) })
  const add = async (chosen: File[]) => {
    const leftOut = chosen.slice(most - files.length)
    const names = leftOut.map((file) => file.name).join(', ')
    setRefusal(leftOut.length > 0 ? t('form.tooManyFiles', { most, names }) : null)
    for (const file of chosen.slice(0, most - files.length)) {
      uploads.change(1)
      try {
        const added = await uploadCredentialFile(file, tooLarge)
        // Another one may have been taken out meanwhile.
        onChange([...(getValues(name) as StoredFile[]), added])
      } catch (failure) {
        setRefusal(refusalText(failure))
      } finally {
        uploads.change(-1)
      }
    }
  }
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      error={refusal ?? error}
      errorProps={{ role: 'alert' }}
      inputWrapperOrder={['label', 'input', 'error']}
    >
      <List listStyleType="none" spacing={4} mt={4}>
        {files.map((file) => (
          <List.Item key={file.id} icon={<IconPaperclip size={16} aria-hidden />}>
            <Group gap="xs" wrap="nowrap">
              <Text style={{ overflowWrap: 'anywhere' }}>{file.fileName}</Text>
              <ActionIcon
                variant="subtle"
                color="red"
                aria-label={`${t('form.removeFile')}: ${file.fileName ?? ''}`}
                onClick={() => onChange(files.filter(({ id }) => id !== file.id))}
              >
                <IconX size={16} />
              </ActionIcon>
            </Group>
          </List.Item>
        ))}
      </List>
      {files.length < most && (
        <FilePicker
          size="xs"
          variant="default"
          mt={4}
          loading={uploads.count > 0}
          onPick={(chosen) => void add(chosen)}
        >
          {t('form.addFile')}
        </FilePicker>
      )}
      <Text size="xs" c="dimmed" mt={4}>
        {t('credentials.sending.hint', { size: megabytes(UPLOAD_LIMIT) })}
      </Text>
    </Input.Wrapper>
  )
}
