'use client'
import type { Lookup } from '@/components/ui/lookup'
import { useLookup } from '@/components/ui/use-lookup'

type Option = { value: string; label: string }

/** The options, and the chosen one even if it is not among them: without it, a select would show another choice. */
export function useWithChosen<Row>(
  options: Option[],
  chosen: string | null,
  lookup: Lookup<Row>,
): Option[] {
  const missing = options.some(({ value }) => value === chosen) ? null : chosen
  const found = useLookup(lookup, { value: missing, keyword: '', isOpen: false })
  return missing ? [...options, found.chosen ?? { value: missing, label: '…' }] : options
}
