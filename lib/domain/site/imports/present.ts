import type { Prisma } from '@/lib/platform/db/generated/client'
import { problemText, type Language, type ProblemCode } from '@/lib/platform/contract/problems'
import { userNames } from '@/lib/domain/people/persons/rules'
import { userNameSelect } from '@/lib/domain/people/persons/present'
import * as z from 'zod'
import type { Remark } from './cells/rules'
import { decryptedTexts } from './texts/rows'
import type { ImportedRow, ImportRecord } from './contract'

export const importSelect = {
  id: true,
  kind: true,
  fileName: true,
  sheet: true,
  status: true,
  phase: true,
  progress: true,
  rowCount: true,
  createdAt: true,
  undoUntil: true,
  madeByUser: { select: userNameSelect },
} satisfies Prisma.ImportSelect
type Row = Prisma.ImportGetPayload<{ select: typeof importSelect }>

export type Counts = ImportRecord['counts']
export const noCounts: Counts = { New: 0, Change: 0, Same: 0, Skipped: 0, Wrong: 0 }

export function presentImport(
  { madeByUser, createdAt, undoUntil, ...row }: Row,
  counts: Counts,
): ImportRecord {
  return {
    ...row,
    counts,
    madeBy: userNames(madeByUser),
    createdAt: createdAt.toISOString(),
    undoUntil: undoUntil?.toISOString() ?? null,
  }
}

export const storedColumns = z.array(z.object({ key: z.string(), header: z.string() }))
const storedRemarks = z.array(
  z.object({
    column: z.string().nullable(),
    code: z.string(),
    th: z.string(),
    en: z.string(),
    matchId: z.guid().optional(),
  }),
)

const presentRemark = (language: Language, { th, en, ...remark }: Remark) => ({
  ...remark,
  message: { th, en }[language],
})

/** Without its texts, unless they are the reader's own. */
export function presentRow(
  { language, isOwn }: { language: Language; isOwn: boolean },
  row: StoredRow,
): ImportedRow {
  const { rowNo, outcome, matchId, recordId, undone } = row
  const present = (remarks: unknown) =>
    storedRemarks.parse(remarks).map((remark) => presentRemark(language, remark))
  return {
    id: String(rowNo),
    rowNo,
    cells: isOwn ? decryptedTexts(row) : {},
    outcome,
    errors: present(row.errors),
    notes: present(row.notes),
    matchId,
    recordId,
    isKept: undone === false,
  }
}

export const rowSelect = {
  importId: true,
  rowNo: true,
  cells: true,
  outcome: true,
  errors: true,
  notes: true,
  matchId: true,
  recordId: true,
  undone: true,
} satisfies Prisma.ImportRowSelect
type StoredRow = Prisma.ImportRowGetPayload<{ select: typeof rowSelect }>

export const presentProblem = (language: Language, code: string | null) =>
  code === null ? null : { code, message: problemText(code as ProblemCode, language) }
