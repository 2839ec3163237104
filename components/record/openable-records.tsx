'use client'
import type { Route } from 'next'
import { createContext, use } from 'react'
import { pageOf, type RecordType } from '@/lib/platform/access/record-pages'

const OpenableTypes = createContext<readonly RecordType[]>([])

/** `value`: the types of record whose pages the reader may open. */
export const OpenableRecords = OpenableTypes.Provider

/** Null where the reader may not open the page. */
export type PageOf = (type: RecordType, key: string) => Route | null

/** The pages of records, as far as the reader may open them. */
export function usePageOf(): PageOf {
  const types = use(OpenableTypes)
  return (type, key) => (types.includes(type) ? (pageOf({ type, key }) as Route) : null)
}
