import { imports } from '@/lib/domain/site/imports/contract'
import { HOUR } from '@/lib/platform/dates/durations'
import { createImport } from '../../records/imports'
import type { ValidCall } from './valid-call'

const mapping = [
  { field: 'firstNameTh', column: 'A' },
  { field: 'lastNameTh', column: 'B' },
]
const row = { rowNo: 2, cells: { A: 'สมชาย', B: 'ใจดี' }, flaws: {} }

export const importCalls: ValidCall[] = [
  [
    imports.upload,
    () => {
      const form = new FormData()
      form.append('kind', 'Employers')
      form.append('file', new File(['ชื่อบริษัท\nบริษัท ใหม่ จำกัด\n'], 'บริษัท.csv'))
      return form
    },
  ],
  [
    imports.check,
    async ({ userId }) => ({ id: (await createImport(userId)).id, mapping, onMatch: 'skip' }),
  ],
  [
    imports.saveRow,
    async ({ userId }) => ({
      id: (await createImport(userId)).id,
      rowNo: 2,
      cells: [{ column: 'A', text: 'สมหญิง' }],
    }),
  ],
  [
    imports.commit,
    async ({ userId }) => {
      const importRows = { create: { ...row, outcome: 'New' as const } }
      const { id } = await createImport(userId, { status: 'Checked', importRows })
      return { id, mode: 'all' }
    },
  ],
  [
    imports.undo,
    async ({ userId }) => {
      const undoUntil = new Date(Date.now() + HOUR)
      return { id: (await createImport(userId, { status: 'Done', undoUntil })).id }
    },
  ],
  [imports.remove, async ({ userId }) => ({ id: (await createImport(userId)).id })],
]
