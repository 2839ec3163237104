'use client'
import type { ComboboxItem, ComboboxItemGroup } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent, MouseEvent } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useField } from './form-context'
import type { FieldProps } from './text-field'
import { MultiSelect, Select } from '@/components/ui/select'

/** With more options than this, a phone shows its keyboard. */
const MAX_WITHOUT_KEYBOARD = 8

type Options = {
  options: ComboboxItem[] | ComboboxItemGroup<ComboboxItem>[]
  description?: string
  required?: boolean
  disabled?: boolean
  /** What the empty field says, where that is a choice as well. */
  placeholder?: string
}

const countOf = (options: Options['options']) =>
  options.reduce((sum, option) => sum + ('items' in option ? option.items.length : 1), 0)

/** Enter chooses; like the browser's own select, it never sends the form. */
const keepForm = (event: KeyboardEvent) => {
  if (event.key === 'Enter') event.preventDefault()
}

/** Typing finds an option in a list of any size, and Enter takes the first one found. */
const typing = (options: Options['options']) => ({
  searchable: true,
  selectFirstOptionOnChange: true,
  // Otherwise Mantine looks for the chosen option a moment after opening, and forgets the one that was just found.
  selectFirstOptionOnDropdownOpen: true,
  onKeyDown: keepForm,
  inputMode: countOf(options) > MAX_WITHOUT_KEYBOARD ? undefined : ('none' as const),
})

/** After a click as after Tab, what is typed takes the place of the chosen label. */
const selectText = ({ currentTarget, nativeEvent }: MouseEvent<HTMLInputElement>) => {
  if ('pointerType' in nativeEvent && nativeEvent.pointerType === 'mouse') currentTarget.select()
}

type OnChoose = {
  /** Called after the reader has chosen, for fields that depend on the choice. */
  onChoose?: (chosen: string | null) => void
}

/** A field that is not required can be cleared. */
export function SelectField<T extends FieldValues = FieldValues>(
  props: FieldProps<T> & Options & OnChoose,
) {
  const { name, options, required, onChoose, ...others } = props
  const { value, onChange, ...field } = useField(name, props.label)
  const t = useTranslations()
  return (
    <Select
      {...others}
      {...field}
      required={required}
      data={options}
      value={(value as string | null) || null}
      onChange={(chosen) => {
        onChange(chosen)
        onChoose?.(chosen)
      }}
      {...typing(options)}
      onClick={selectText}
      clearable={!required}
      allowDeselect={false}
      placeholder={props.placeholder ?? t('form.choose')}
      nothingFoundMessage={t('form.nothingFound')}
      clearButtonProps={{ 'aria-label': t('common.clear') }}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}

export function MultiSelectField<T extends FieldValues = FieldValues>(
  props: FieldProps<T> & Options & { max?: number },
) {
  const { name, options, max, ...others } = props
  const { value, ...field } = useField(name, props.label)
  const t = useTranslations()
  const chosen = (value as string[] | null) ?? []
  return (
    <MultiSelect
      {...others}
      {...field}
      data={options}
      value={chosen}
      maxValues={max}
      {...typing(options)}
      placeholder={chosen.length > 0 ? undefined : t('form.choose')}
      nothingFoundMessage={t('form.nothingFound')}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
