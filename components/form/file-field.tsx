'use client'
import { Button, Group, Input, Text } from '@mantine/core'
import { useId } from '@mantine/hooks'
import { useTranslations } from 'next-intl'
import { useRef, useState, type ReactNode, type Ref, use } from 'react'
import { ApiProblem } from '@/lib/platform/browser/client'
import { useField, Pending } from './form-context'

/** A stored file as a record refers to it. */
export type StoredFile = { id: string; fileName?: string }

export type FileFieldProps = {
  name: string
  label: string
  /** Media types, as in `<input accept>`. */
  accept: string
  hint: string
  /** Largest size in bytes; a larger file is refused before it is sent. */
  limit: number
  /** Null where nothing was uploaded after all. */
  upload: (file: File) => Promise<StoredFile | null>
  renderPreview: (file: StoredFile | null) => ReactNode
  /** Offers the camera on handheld devices. */
  withCamera?: boolean
}

/** Uploads a file as soon as it is chosen; the value is the stored file. */
export function FileField({
  name,
  label,
  hint,
  limit,
  upload,
  renderPreview,
  ...props
}: FileFieldProps) {
  const { value, onChange, error, ref } = useField(name, label)
  const t = useTranslations('form')
  const uploads = use(Pending)
  const [isSending, setSending] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const labelId = useId()
  const file = (value as StoredFile | null) ?? null

  const uploadFile = async (chosen: File) => {
    setRefusal(null)
    if (chosen.size > limit) return setRefusal(t('fileTooLarge', { size: megabytes(limit) }))
    setSending(true)
    uploads.change(1)
    try {
      const stored = await upload(chosen)
      if (stored) onChange(stored)
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure
      setRefusal(failure.body.detail)
    } finally {
      setSending(false)
      uploads.change(-1)
    }
  }
  return (
    <Input.Wrapper
      label={label}
      labelElement="div"
      labelProps={{ id: labelId }}
      error={refusal ?? error}
      errorProps={{ role: 'alert' }}
      inputWrapperOrder={['label', 'input', 'error']}
    >
      <Group role="group" aria-labelledby={labelId} wrap="nowrap" align="center" gap="md" mt={4}>
        {renderPreview(file)}
        <div>
          <Group gap="xs">
            <Picker {...props} ref={ref} isSending={isSending} onPick={uploadFile}>
              {t(file ? 'replaceFile' : 'addFile')}
            </Picker>
            {props.withCamera && (
              <Picker {...props} isCamera isSending={isSending} onPick={uploadFile}>
                {t('takePhoto')}
              </Picker>
            )}
            {file && !isSending && (
              <Button size="xs" variant="subtle" color="red" onClick={() => onChange(null)}>
                {t('removeFile')}
              </Button>
            )}
          </Group>
          <Text size="xs" c="dimmed" mt={4}>
            {hint}
          </Text>
        </div>
      </Group>
    </Input.Wrapper>
  )
}

export const megabytes = (bytes: number) => Math.floor(bytes / 1024 / 1024)

type PickerProps = {
  accept: string
  isCamera?: boolean
  isSending: boolean
  onPick: (file: File) => void
  ref?: Ref<HTMLButtonElement>
  children: string
}

function Picker({ accept, isCamera, isSending, onPick, ref, children }: PickerProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        capture={isCamera ? 'environment' : undefined}
        onChange={({ currentTarget }) => {
          const file = currentTarget.files?.[0]
          // Otherwise choosing the same file again after a refusal would fire no change event.
          currentTarget.value = ''
          if (file) onPick(file)
        }}
      />
      <Button
        ref={ref}
        size="xs"
        variant="default"
        data-camera={isCamera}
        loading={isSending}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
    </>
  )
}
