'use client'
import type { ComboboxItem, ComboboxItemGroup, MultiSelectProps, SelectProps } from '@mantine/core'
import { useMergedRef } from '@mantine/hooks'
import { useRef, type Ref } from 'react'
import { FieldFace } from './field-face'
import { optionLabel } from './option-label'
import { useFieldFace } from './use-field-face'
import { useMantineSelects } from './use-mantine-selects'

type Options = (ComboboxItem | ComboboxItemGroup<ComboboxItem>)[]

/** Mantine's, which is fetched once the page is there. Until then its face takes a press, which is not lost. */
export function Select({ data, ref, ...props }: SelectProps & { data: Options }) {
  const { selects, mergedRef, typed, handlers } = useSelects(ref, props.onDropdownOpen)
  if (selects) return <selects.Select {...props} ref={mergedRef} data={data} />
  const shown = props.searchable ? typed || props.searchValue : ''
  const text = shown || (optionLabel(data, props.value) ?? '')
  return <FieldFace ref={ref} {...props} {...handlers} text={text} hasList />
}

/** As `Select`, for several. */
export function MultiSelect({ data, ref, ...props }: MultiSelectProps & { data: Options }) {
  const { selects, mergedRef, typed, handlers } = useSelects(ref, props.onDropdownOpen)
  if (selects) return <selects.MultiSelect {...props} ref={mergedRef} data={data} />
  const pills = (props.value ?? []).map((value) => optionLabel(data, value) ?? '')
  return <FieldFace ref={ref} {...props} {...handlers} pills={pills} text={typed} hasList />
}

/** Mantine's selects, null until they are there, and what their faces need until then. */
function useSelects(ref: Ref<HTMLInputElement> | undefined, onList: (() => void) | undefined) {
  const selects = useMantineSelects()
  const field = useRef<HTMLInputElement>(null)
  const mergedRef = useMergedRef(field, ref)
  return { selects, mergedRef, ...useFieldFace(field, { isThere: selects !== null, onList }) }
}
