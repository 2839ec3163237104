'use client'
import type { ComboboxItem, ComboboxItemGroup, MultiSelectProps, SelectProps } from '@mantine/core'
import { FieldFace } from './field-face'
import { optionLabel } from './option-label'
import { useFieldFace } from './use-field-face'
import { useMantineSelects } from './use-mantine-selects'

type Options = (ComboboxItem | ComboboxItemGroup<ComboboxItem>)[]

/** Mantine's, which is fetched once the page is there. Until then its face takes a press, which is not lost. */
export function Select({ data, ...props }: SelectProps & { data: Options }) {
  const selects = useMantineSelects()
  const { searchValue = '', onSearchChange } = props
  const { face, atFirst } = useFieldFace({
    onList: props.onDropdownOpen,
    onLetter: (letter) => onSearchChange?.(searchValue + letter),
  })
  if (selects) return <selects.Select {...props} {...atFirst} data={data} />
  const text = searchValue || (optionLabel(data, props.value) ?? '')
  return <FieldFace {...props} {...face} text={text} hasList />
}

export function MultiSelect({ data, ...props }: MultiSelectProps & { data: Options }) {
  const selects = useMantineSelects()
  const { face, atFirst } = useFieldFace({ onList: props.onDropdownOpen })
  if (selects) return <selects.MultiSelect {...props} {...atFirst} data={data} />
  const pills = (props.value ?? []).map((value) => optionLabel(data, value) ?? '')
  return <FieldFace {...props} {...face} pills={pills} hasList />
}
