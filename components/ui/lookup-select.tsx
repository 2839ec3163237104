'use client'
import type { OptionsFilter, SelectProps } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Lookup } from './lookup'
import { useLookup } from './use-lookup'
import { Select } from './select'

type Own<Row> = {
  lookup: Lookup<Row>
  value: string | null
  /** Label of the chosen entry, where the caller has it already. */
  knownLabel?: string
  onChange: (value: string | null, row?: Row) => void
}
type Props<Row> = Own<Row> & Omit<SelectProps, keyof Own<Row> | 'data' | 'searchValue'>

/** The server has filtered already, and by more than the label. */
const unfiltered: OptionsFilter = ({ options }) => options

/** A choice among many entries: the server searches for what is typed. */
export function LookupSelect<Row>({ lookup, value, knownLabel, onChange, ...props }: Props<Row>) {
  const t = useTranslations()
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const locale = useLocale()
  const [known, setKnown] = useState<{ value: string; locale: string; label: string } | null>(null)
  const isKnown = known !== null && known.value === value && known.locale === locale
  const label = isKnown ? known.label : knownLabel
  const keyword = value !== null && typed === label ? '' : typed.trim()
  const found = useLookup(lookup, { value, keyword, isOpen, knownLabel: label })
  // Keeps the label of the chosen entry once its row is no longer among the results.
  if (found.chosen && !isKnown) setKnown({ ...found.chosen, locale })
  const isApart = found.chosen && !found.isListed && keyword === ''
  const options = isApart ? [found.chosen!, ...found.options] : found.options
  const isMore = found.total > found.options.length
  const group = t('form.firstOf', { shown: found.options.length, total: found.total })
  const nothing = found.isCurrent ? t('form.nothingFound') : t('form.searching')
  return (
    <Select
      placeholder={t('form.choose')}
      {...props}
      value={value}
      data={isOpen && isMore ? [{ group, items: options }] : options}
      searchable
      searchValue={typed}
      onSearchChange={setTyped}
      onDropdownOpen={() => setIsOpen(true)}
      onDropdownClose={() => setIsOpen(false)}
      onChange={(chosen) => {
        onChange(chosen, found.rowOf(chosen))
        // A select that only adds to a list stays empty, its text as well.
        if (value === null) setTyped('')
      }}
      // Until the answer arrives, the former options are filtered by their labels.
      filter={found.isCurrent ? unfiltered : undefined}
      allowDeselect={false}
      nothingFoundMessage={found.error ? t('common.loadFailed') : nothing}
      maxLength={100}
      clearButtonProps={{ 'aria-label': t('common.clear') }}
      comboboxProps={{ shadow: 'md' }}
    />
  )
}
