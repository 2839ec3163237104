import { readToday } from '@/lib/domain/site/settings/queries'
import {
  done,
  type CheckedInputOf,
  type JsonText,
  type Result,
} from '@/lib/platform/contract/contract'
import { inSqlTransaction } from '@/lib/platform/db/database'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import type { Context, OnceContext } from '@/lib/platform/http/context'
import type { projects } from '../contract'
import { readFacts, readPrNoHolders, readProjectsOf, withFirstDays } from '../judge/commands'
import { companyOf, judgeProject, requireFreePrNo } from '../judge/rules'
import { projectOf } from '../rules'
import { readPresetStaff } from '../staff/queries'
import { writeProjects } from '../write/commands'

/** A PR No. that is taken is refused without a transaction. */
export async function saveProject(
  { once, ...context }: OnceContext,
  input: CheckedInputOf<typeof projects.save>,
): Promise<Result | JsonText> {
  const { actor } = context
  companyOf(input)
  const prNoHolders = await readPrNoHolders(context.sql, [input])
  requireFreePrNo(actor, input, prNoHolders)
  const saves = await withFirstDays(context, [input])
  const write = once(async ({ sql }) => {
    const stored = await readProjectsOf(sql, saves, { hold: true })
    const facts = await readFacts(sql, saves, { projects: stored, prNoHolders }, { hold: true })
    const changes = saves.map((save) => judgeProject(actor, save, facts))
    const [saved] = await orDuplicateProblem(
      writeProjects({ ...context, sql }, changes),
      'purchaseRequisitionNo',
      'pr-no-in-use',
      'PurchaseRequisitionNo',
    )
    return done(saved!)
  })
  return inSqlTransaction(write)
}

/** The project of a registration task, with the caller as Work Owner and otherwise the defaults of a new one. */
export async function makeDraftProject(context: Context): Promise<{ id: string }> {
  const { db, actor } = context
  const save = { ...(await readPresetStaff(db, actor.userId)), workOwnerUserId: actor.userId }
  const project = projectOf(null, { ...save, startDate: await readToday(context) })
  const [saved] = await writeProjects(context, [{ before: null, project, save }])
  return saved!
}
