type Option = { value: string; label: string }

/** The label of a value, in whichever group it stands. */
export const optionLabel = (
  options: readonly (Option | { items: readonly Option[] })[],
  value: string | null | undefined,
): string | undefined =>
  options
    .flatMap((option) => ('items' in option ? option.items : [option]))
    .find((option) => option.value === value)?.label
