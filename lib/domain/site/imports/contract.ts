import * as z from 'zod'
import { MOST_REFERRED } from '@/lib/domain/people/persons/rules'
import { formLimit } from '@/lib/platform/contract/bounds'
import {
  command,
  fileByPost,
  get,
  list,
  result,
  type OutputOf,
} from '@/lib/platform/contract/contract'
import { byId, filter, id, named } from '@/lib/platform/contract/fields'
import {
  importKinds,
  importModes,
  importOutcomes,
  importPhases,
  importStatuses,
  MOST_QUEUED,
  onMatches,
} from './rules'

/** The largest accepted file, in bytes. */
export const UPLOAD_LIMIT = 10 * 1024 * 1024
export const MOST_COLUMNS = 60
const LONGEST_CELL = 4000

const kind = z.enum(importKinds)
const onMatch = z.enum(onMatches)
const outcome = z.enum(importOutcomes)

/** The letters of a column, as a spreadsheet shows them. */
const columnKey = z
  .string()
  .regex(/^[A-Z]{1,2}$/)
  .max(2)
const field = z.string().max(50)

const importRow = z.object({
  id: z.guid(),
  kind,
  fileName: z.string(),
  sheet: z.string(),
  status: z.enum(importStatuses),
  phase: z.enum(importPhases).nullable().meta({ description: 'What is being done to it now' }),
  progress: z.int().meta({ description: 'Rows done in this phase' }),
  rowCount: z.int(),
  counts: z.object({
    New: z.int(),
    Change: z.int(),
    Same: z.int(),
    Skipped: z.int(),
    Wrong: z.int(),
  }),
  madeBy: named,
  createdAt: z.iso.datetime(),
  undoUntil: z.iso.datetime().nullable(),
})
export type ImportRecord = z.output<typeof importRow>

const remark = z.object({
  column: z.string().nullable().meta({ description: 'The field; null where it is of the row' }),
  code: z.string(),
  message: z.string(),
})

const importPage = importRow.extend({
  otherSheets: z
    .int()
    .meta({ description: 'Sheets of the file that hold something and are not read' }),
  columns: z.array(z.object({ key: z.string(), header: z.string(), samples: z.array(z.string()) })),
  fields: z.array(
    z.object({
      field: z.string(),
      label: z.string(),
      isRequired: z.boolean(),
      hint: z.string().nullable(),
    }),
  ),
  mapping: z.record(z.string(), z.string()).meta({ description: 'The column of each field' }),
  onMatch,
  problem: z.object({ code: z.string(), message: z.string() }).nullable().meta({
    description: 'Why the last phase ended without its result',
  }),
  errorGroups: z.array(
    remark.extend({
      count: z.int(),
      firstRow: z.int(),
      text: z.string().nullable().meta({
        description: 'What stands in the cells, where it is the same in all; blank is empty',
      }),
    }),
  ),
  emptiedAt: z.iso.datetime().nullable().meta({
    description: 'When the texts of its rows were deleted',
  }),
  rowVersion: z.int(),
  isOwn: z.boolean().meta({
    description: 'Whether the reader sent it; nobody else is shown what stands in it',
  }),
  can: z.array(z.enum(['check', 'commit', 'undo', 'remove', 'exportMarked'])),
})
export type ImportPage = z.output<typeof importPage>

const fileRow = z.object({
  id: z.string().meta({ description: 'The number of the row' }),
  rowNo: z.int().meta({ description: 'As the spreadsheet counts' }),
  cells: z.record(z.string(), z.string()).meta({ description: 'Texts by column' }),
  outcome: outcome.nullable(),
  errors: z.array(remark),
  notes: z.array(remark.extend({ matchId: z.guid().optional() })),
  matchId: z.guid().nullable(),
  recordId: z.guid().nullable(),
  isKept: z.boolean().meta({ description: 'It was touched after the import, and not undone' }),
})
export type ImportedRow = z.output<typeof fileRow>

const mapping = z.array(z.object({ field, column: columnKey })).max(MOST_COLUMNS)
const changedCells = z.array(z.object({ column: columnKey, text: z.string().max(LONGEST_CELL) }))

const OF_KIND =
  'Needs the policy of the kind, too, and of a key its scope to read (403 `import-kind-forbidden`).'

export const imports = {
  search: list('/api/imports/search', {
    policy: 'importing',
    summary: 'Imports',
    description:
      'The latest first, of the kinds whose policy the caller meets: the own ones; to an Admin those of all, who may undo and remove them, while only their makers see the texts, check and write them (else 403 `import-of-another`).',
    filters: { kind: filter(kind) },
    row: importRow,
    sorts: ['createdAt', 'fileName', 'kind'],
  }),
  get: get('/api/imports/get/{id}', {
    policy: 'importing',
    summary: 'One import, with what is wrong in it by column',
    description: OF_KIND,
    input: byId,
    output: importPage,
  }),
  exportTemplate: fileByPost('/api/imports/exportTemplate', {
    policy: 'importing',
    summary: 'An XLSX file to fill in',
    description: OF_KIND,
    input: z.object({ kind }),
  }),
  upload: command('/api/imports/upload', {
    policy: 'importing',
    summary: 'Send a file of rows',
    description:
      'XLSX or CSV, at most 10 MB (413), 10,000 rows and 60 columns (400 `import-too-large`). A file that cannot be read is 400 `import-unreadable`. Of a workbook the first sheet with rows is read. Columns are matched by their headers; the file is not kept; its texts are, for 7 days and for as long as the import can be undone.',
    accepts: ['multipart/form-data'],
    bodyLimit: formLimit(UPLOAD_LIMIT),
    isCostly: true,
    transaction: 'handler',
    input: z.object({ file: z.instanceof(File), kind }),
    output: result,
  }),
  check: command('/api/imports/check', {
    policy: 'importing',
    summary: 'Judge every row',
    description: `Answers at once; \`phase\` tells when it is done. 409 while one runs; 429 \`too-many-imports\` while ${MOST_QUEUED} files of the caller are judged or written, or wait for it. Once more than ${MOST_REFERRED} rows of a Contractor in a day hold national ids that a Safety Officer has to look at, no result is shown for the rest of the day, and \`problem\` says \`import-refers-too-many\`.`,
    audit: 'own',
    input: z.object({ id, mapping, onMatch }),
    output: result,
  }),
  searchRows: list('/api/imports/searchRows', {
    policy: 'importing',
    summary: 'The rows of a file',
    description: OF_KIND,
    filters: {
      id,
      outcome: filter(outcome),
      column: filter(field).meta({ description: 'Rows with an error in this field' }),
      code: filter(field).meta({ description: 'Rows with this error' }),
      kept: filter(z.boolean()).meta({ description: 'Rows whose records an undo left' }),
    },
    row: fileRow,
    sorts: ['rowNo'],
  }),
  saveRow: command('/api/imports/saveRow', {
    policy: 'importing',
    summary: 'Repair a row',
    description:
      '`cells` holds the changed ones by column. `alike`: all rows in which the cell had the same text are changed, and the whole file is checked anew.',
    audit: 'own',
    transaction: 'handler',
    input: z.object({
      id,
      rowNo: z
        .int()
        .min(1)
        .max(2 ** 31 - 1),
      cells: changedCells.max(MOST_COLUMNS).optional(),
      alike: z.boolean().optional(),
      matchId: id.nullish().meta({
        description:
          'The record that the row is, of results and credentials the person whom it is about; the nil id says that it is a new one. It goes once the name or company in the row is changed to another one.',
      }),
    }),
    output: result,
  }),
  commit: command('/api/imports/commit', {
    policy: 'importing',
    summary: 'Write the rows',
    description:
      'All of them or none; answers at once, or 429 as `check` does. `all` with a wrong row is 400 `import-has-errors`. Every row is judged again: where that changes its outcome nothing is written, and `problem` says `import-moved-on`.',
    audit: 'own',
    input: z.object({ id, mode: z.enum(importModes) }),
    output: result,
  }),
  undo: command('/api/imports/undo', {
    policy: 'importing',
    summary: 'Take back what an import wrote',
    description:
      'Within 24 hours (400 `undo-over`). Each record by itself: what was changed or referred to since then stays (`record-touched`).',
    transaction: 'handler',
    input: byId,
    output: z.object({
      undone: z.int(),
      results: z.array(z.object({ rowNo: z.int(), code: z.string(), message: z.string() })).meta({
        description: 'The rows whose records stay',
      }),
    }),
  }),
  exportMarked: fileByPost('/api/imports/exportMarked', {
    policy: 'importing',
    summary: 'The rows as an XLSX file, with what is wrong in them',
    description: OF_KIND,
    input: byId,
  }),
  remove: command('/api/imports/remove', {
    policy: 'importing',
    summary: 'Remove a file that was not imported',
    input: byId,
    output: result,
  }),
}

export type ImportGroup = OutputOf<typeof imports.get>['errorGroups'][number]
