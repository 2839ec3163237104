'use client'
import { createContext, use, type ReactNode } from 'react'
import type { Change } from './use-list'

export type ListToolProps = {
  address: URLSearchParams
  change: (changes: Change) => void
  /** Missing where the list has no optional columns. */
  chooseColumns?: () => void
}

/** Renders what stands beside the filters of every list. It is given from above, as a table knows no noun. */
export const ListTools = createContext<(list: ListToolProps) => ReactNode>(() => null)

export const useListTools = (list: ListToolProps): ReactNode => use(ListTools)(list)
