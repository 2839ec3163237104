'use client'
import type { Route } from 'next'
import { createContext, use } from 'react'
import {
  openableTypes,
  pageOf,
  readingPageOf,
  type RecordType,
} from '@/lib/platform/access/record-pages'
import type { Role } from '@/lib/platform/access/policies'

const ReaderRoles = createContext<readonly Role[]>([])

/** `value`: the roles of the reader. */
export const OpenableRecords = ReaderRoles.Provider

/** Null where the reader may not open the page. */
export type PageOf = (type: RecordType, key: string) => Route | null

/** The pages of records, as far as the reader may open them. */
export function usePageOf(): PageOf {
  const types = openableTypes(use(ReaderRoles))
  return (type, key) => (types.includes(type) ? pageOf({ type, key }) : null)
}

/** As `usePageOf`, or else where the reader may read about the record. */
export function useReadingPageOf(): PageOf {
  const roles = use(ReaderRoles)
  return (type, key) => readingPageOf({ roles }, { type, key })
}
