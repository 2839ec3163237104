import type { employers } from '@/lib/domain/site/employers/contract'
import {
  becomesSite,
  judgeEmployers,
  type Choice,
  type EmployerChange,
  type EmployerSave,
  type Judging,
} from '@/lib/domain/site/employers/judge/commands'
import { writeEmployers } from '@/lib/domain/site/employers/write/commands'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import type { SqlContext } from '@/lib/platform/http/context'
import { listEmployersOfContractors } from '../available/queries'

export async function saveEmployer(
  context: SqlContext,
  input: CheckedInputOf<typeof employers.save>,
): Promise<Result> {
  const [change] = await judgeEmployersOfUsers(context, [input], { hold: true })
  if (!change || change instanceof Problem) throw change
  const write = writeEmployers(context, [change])
  const [saved] = await orDuplicateProblem(write, 'taxId', 'tax-id-in-use', 'taxId')
  return done(saved!)
}

/** `judgeEmployers`, and an employer of Contractor users stays a contractor, too: `contractor-needs-employer`. */
export async function judgeEmployersOfUsers(
  context: Judging,
  saves: readonly EmployerSave[],
  choice: Choice,
): Promise<(EmployerChange | Problem)[]> {
  const judged = await judgeEmployers(context, saves, choice)
  const ids = judged.flatMap((change) => siteToBe(change) ?? [])
  if (ids.length === 0) return judged
  const needed = new Set(await listEmployersOfContractors(context.sql, ids))
  return judged.map((change) =>
    needed.has(siteToBe(change) ?? '')
      ? new Problem('contractor-needs-employer', { field: 'kind' })
      : change,
  )
}

const siteToBe = (change: EmployerChange | Problem): string | undefined =>
  change instanceof Problem || !becomesSite(change) ? undefined : change.before?.id
