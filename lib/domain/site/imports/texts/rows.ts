import * as z from 'zod'
import { decryptField, encryptField } from '@/lib/platform/secrets/encryption'
import { keyedHashes } from '@/lib/platform/secrets/hashes'

/** By the key of their column. */
export const storedTexts = z.record(z.string(), z.string())
const storedBefore = z.record(z.string(), z.unknown())

type Row = { importId: string; rowNo: number }

const cellsOf = ({ importId, rowNo }: Row) =>
  ({ column: 'import_rows.cells', id: `${importId}/${rowNo}` }) as const
const beforeOf = ({ importId, rowNo }: Row) =>
  ({ column: 'import_rows.before', id: `${importId}/${rowNo}` }) as const

/** What stands in a file, national ids among it, is encrypted as one text. */
export const encryptedTexts = (row: Row, texts: Record<string, string>): string =>
  encryptField(JSON.stringify(texts), cellsOf(row))

/** Also of a row that a server of the version before has stored, or that was emptied. */
export const decryptedTexts = ({ cells, ...row }: Row & { cells: unknown }) =>
  storedTexts.parse(
    typeof cells === 'string' ? JSON.parse(decryptField(cells, cellsOf(row))) : cells,
  )

/** The fields of a record before an import changed them. */
export const encryptedBefore = (row: Row, fields: object): string =>
  encryptField(JSON.stringify(fields), beforeOf(row))

export const decryptedBefore = ({ before, ...row }: Row & { before: unknown }) =>
  before === null
    ? null
    : storedBefore.parse(
        typeof before === 'string' ? JSON.parse(decryptField(before, beforeOf(row))) : before,
      )

/** Tells whether texts are the same, and nothing else. */
export const textHash = (text: string): string => text && keyedHashes(text, 'import_rows.cells')[0]!

export const places = { cells: cellsOf, before: beforeOf }
