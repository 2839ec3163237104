'use client'
import type { ComboboxItem, ComboboxItemGroup, MultiSelectProps, SelectProps } from '@mantine/core'
import { SelectFace } from './select-face'
import { useAsked } from './use-asked'
import { useMantineSelects } from './use-mantine-selects'

type Options = (ComboboxItem | ComboboxItemGroup<ComboboxItem>)[]

/** Mantine's, which is fetched once the page is there. Until then its face takes a press, which is not lost. */
export function Select({ data, ...props }: SelectProps & { data: Options }) {
  const selects = useMantineSelects()
  const { searchValue = '', onSearchChange } = props
  const { asked, face } = useAsked({
    onList: props.onDropdownOpen,
    onLetter: (letter) => onSearchChange?.(searchValue + letter),
  })
  if (!selects)
    return <SelectFace {...props} {...face} text={searchValue || labelOf(data, props.value)} />
  return (
    <selects.Select
      {...props}
      data={data}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- its face had the focus
      autoFocus={asked !== null}
      defaultDropdownOpened={asked === 'list'}
    />
  )
}

export function MultiSelect({ data, ...props }: MultiSelectProps & { data: Options }) {
  const selects = useMantineSelects()
  const { asked, face } = useAsked({ onList: props.onDropdownOpen })
  if (!selects)
    return (
      <SelectFace
        {...props}
        {...face}
        pills={(props.value ?? []).map((value) => labelOf(data, value))}
      />
    )
  return (
    <selects.MultiSelect
      {...props}
      data={data}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- its face had the focus
      autoFocus={asked !== null}
      defaultDropdownOpened={asked === 'list'}
    />
  )
}

/** The label of a value, in whichever group it stands. */
const labelOf = (data: Options, value: string | null | undefined): string =>
  data
    .flatMap((option) => ('items' in option ? option.items : [option]))
    .find((option) => option.value === value)?.label ?? ''
