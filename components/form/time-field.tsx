'use client'
import { TextInput } from '@mantine/core'
import { IconClock } from '@tabler/icons-react'
import type { FieldValues } from 'react-hook-form'
import { typedTime } from '@/lib/platform/dates/typed-time'
import { useField } from './form-context'
import type { FieldProps } from './text-field'

type Props<T extends FieldValues> = FieldProps<T> & { description?: string; required?: boolean }

/** A time of day in 24 hours: the browser's own field has AM and PM where its language has them. */
export function TimeField<T extends FieldValues = FieldValues>({ name, ...props }: Props<T>) {
  const { value, onChange, onBlur, ...field } = useField(name, props.label)
  const text = (value as string | null) ?? ''
  const complete = () => {
    const time = typedTime(text)
    if (time !== text) onChange(time)
  }
  return (
    <TextInput
      {...props}
      {...field}
      value={text}
      placeholder="08:00"
      inputMode="numeric"
      autoComplete="off"
      maxLength={7}
      leftSection={<IconClock size={16} aria-hidden />}
      onChange={({ currentTarget }) =>
        onChange(
          /^\d{4}$/.test(currentTarget.value)
            ? typedTime(currentTarget.value)
            : currentTarget.value,
        )
      }
      onKeyDown={({ key }) => key === 'Enter' && complete()}
      onBlur={() => {
        complete()
        onBlur()
      }}
    />
  )
}
