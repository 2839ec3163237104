import * as z from 'zod'
import {
  sessionFilters,
  sessionSorts,
  trainingSessionRecord,
  trainingSessions,
} from '@/lib/domain/training/training-sessions/contract'
import { fileByPost, get, list, type OutputOf } from '@/lib/platform/contract/contract'

/** The input of the list without its paging: a file has all pages. */
const exported = trainingSessions.search.input.omit({ page: true, pageSize: true })

export const trainingInfo = {
  searchSessions: list('/api/training-info/searchSessions', {
    policy: 'realm-basic',
    summary: 'Search training sessions',
    description: 'Read-only. The status travels in English; screens and files translate it.',
    filters: sessionFilters,
    row: trainingSessionRecord,
    sorts: sessionSorts,
  }),
  listSchedules: get('/api/training-info/listSchedules', {
    policy: 'realm-basic',
    summary: 'The schedules to filter sessions by',
    description:
      'Those in use, and those that have sessions. With filters, those of the sessions that searchSessions finds by them.',
    input: z.object(sessionFilters),
    output: z.array(
      z.object({ id: z.guid(), name: z.string(), nickname: z.string(), isActive: z.boolean() }),
    ),
  }),
  exportXlsx: fileByPost('/api/training-info/exportXlsx', {
    policy: 'realm-basic',
    summary: 'The sessions that searchSessions gives, as an XLSX file',
    description:
      'The same rows in the same order, all pages. In Thai, or English by `Accept-Language`. Nothing that matches is 400, and so are more than 100,000 rows.',
    input: exported,
  }),
  exportPdf: fileByPost('/api/training-info/exportPdf', {
    policy: 'realm-basic',
    summary: 'The sessions that searchSessions gives, as a PDF file',
    description:
      'The same rows in the same order, all pages. In Thai, or English by `Accept-Language`. Nothing that matches is 400, and so are more than 20,000 rows.',
    input: exported,
  }),
}

export type Schedule = OutputOf<typeof trainingInfo.listSchedules>[number]
