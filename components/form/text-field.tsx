'use client'
import { Textarea, TextInput, type TextInputProps } from '@mantine/core'
import type { FieldPath, FieldValues } from 'react-hook-form'
import { useField } from './form-context'

/** `name` is a member of the endpoint's input; `<TextField<EmployerInput> name=…>` has the compiler check it. */
export type FieldProps<T extends FieldValues> = { name: NoInfer<FieldPath<T>>; label: string }

type Props<T extends FieldValues> = FieldProps<T> &
  Pick<
    TextInputProps,
    | 'description'
    | 'required'
    | 'type'
    | 'inputMode'
    | 'autoComplete'
    | 'maxLength'
    | 'disabled'
    | 'lang'
  > & {
    /** A national id, say: it never reaches the storage of the browser. */
    isNeverKept?: boolean
  }

export function TextField<T extends FieldValues = FieldValues>(all: Props<T>) {
  const { name, isNeverKept, ...props } = all
  const { value, ...field } = useField(name, props.label, { isNeverKept })
  return <TextInput {...props} {...field} value={(value as string | null) ?? ''} />
}

export function TextAreaField<T extends FieldValues = FieldValues>({
  name,
  minRows = 3,
  ...props
}: FieldProps<T> &
  Pick<TextInputProps, 'description' | 'required' | 'maxLength' | 'lang'> & { minRows?: number }) {
  const { value, ...field } = useField(name, props.label)
  const text = (value as string | null) ?? ''
  return <Textarea {...props} {...field} value={text} autosize minRows={minRows} />
}
