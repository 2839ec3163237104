'use client'
import { Checkbox, Group, Radio } from '@mantine/core'
import type { FieldValues } from 'react-hook-form'
import { useField } from './form-context'
import type { FieldProps } from './text-field'

type CheckboxProps = { description?: string; disabled?: boolean }

export function CheckboxField<T extends FieldValues = FieldValues>(
  props: FieldProps<T> & CheckboxProps,
) {
  const { name, ...others } = props
  const { value, ...field } = useField(name, props.label)
  return <Checkbox {...others} {...field} checked={Boolean(value)} />
}

type RadioProps<V> = {
  options: { value: V; label: string }[]
  description?: string
  required?: boolean
}

/** Radio buttons whose values may be text or numbers. */
export function RadioField<V extends string | number, T extends FieldValues = FieldValues>(
  props: FieldProps<T> & RadioProps<V>,
) {
  const { name, options, ...others } = props
  const { value, onChange, ref, ...field } = useField(name, props.label)
  return (
    <Radio.Group
      {...others}
      {...field}
      value={String(value ?? '')}
      onChange={(text) => onChange(options.find((option) => String(option.value) === text)?.value)}
    >
      <Group mt={6} gap="lg">
        {options.map((option, index) => (
          <Radio
            key={option.value}
            ref={index === 0 ? ref : undefined}
            value={String(option.value)}
            label={option.label}
          />
        ))}
      </Group>
    </Radio.Group>
  )
}
