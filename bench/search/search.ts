import path from 'node:path'
import type { CheckedInputOf } from '../../lib/platform/contract/contract'
import type { projects } from '../../lib/domain/work/projects/contract'
import type { ReadContext } from '../../lib/platform/http/context'
import { type BenchDatabase, openDatabase } from '../side-by-side/database'
import { searchEverywhere } from './everything'
import { figure, median, table } from '../side-by-side/markdown'

const SIZES = [10_000, 100_000, 1_000_000]
const SEARCHES = 40
/** Of the dataset: PR-2024-000000, PR-2025-000001, … */
const asked = {
  'a whole number': (n: number) => `PR-${2024 + (n % 3)}-${String(n).padStart(6, '0')}`,
  'its last six digits': (n: number) => String(n).padStart(6, '0'),
  'no project has it': (n: number) => `PR-2031-${String(n).padStart(6, '0')}`,
}

/** How long a search by PR No. takes as projects grow, before and after their statistics are known. Returns Markdown. */
export async function benchSearch(): Promise<string> {
  const database = await openDatabase(path.join(import.meta.dirname, '../projects/dataset.sql'))
  try {
    process.env.DATABASE_URL = database.url
    const everywhere = await searchEverywhere(database)
    const rows: string[][] = []
    for (const size of SIZES) {
      await addProjects(database, size)
      rows.push([`${size.toLocaleString('en')}, just imported`, ...(await times(size))])
      await database.run('VACUUM ANALYZE "projects"')
      rows.push([`${size.toLocaleString('en')}, analysed`, ...(await times(size))])
    }
    return [
      `### Search by PR No. (PostgreSQL ${database.version}, median ms of ${SEARCHES})`,
      table(['projects', ...Object.keys(asked)], rows),
      everywhere,
    ].join('\n\n')
  } finally {
    await (await import('../../lib/platform/process/shutdown')).runShutdown()
    await database.stop()
  }
}

const addProjects = (database: BenchDatabase, size: number) =>
  database.run(`
    INSERT INTO "projects" ("id", "purchaseRequisitionNo", "name", "startDate", "endDate", "updatedAt")
    SELECT md5('project-' || n)::uuid, 'PR-' || 2024 + n % 3 || '-' || lpad(n::text, 6, '0'), 'one of many',
      '2026-01-01', '2026-12-31', now()
    FROM generate_series((SELECT count(*) FROM "projects"), ${size - 1}) n`)

async function times(size: number): Promise<string[]> {
  const { searchProjectsByPrNo } = await import('../../lib/domain/work/projects/queries')
  const context = (await import('../../lib/platform/db/database')).database() as ReadContext
  const search = async (PurchaseRequisitionNo: string) => {
    const input = { PurchaseRequisitionNo } as CheckedInputOf<typeof projects.searchByPrNo>
    const start = performance.now()
    await searchProjectsByPrNo(context, input)
    return performance.now() - start
  }
  const medians: string[] = []
  for (const textOf of Object.values(asked)) {
    const taken: number[] = []
    for (let n = 0; n < SEARCHES; n++) taken.push(await search(textOf((n * 7919) % size)))
    medians.push(figure(median(taken)))
  }
  return medians
}
