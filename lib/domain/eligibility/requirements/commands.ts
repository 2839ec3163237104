import { record } from '@/lib/platform/audit/audit'
import { done, type CheckedInputOf, type Result } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import { lockRow } from '@/lib/platform/db/lock'
import type { Context } from '@/lib/platform/http/context'
import { requirementRecord, type requirements } from './contract'
import { requireKnown } from './references/commands'
import { keepRevision } from './revisions/commands'
import { ruleFaults } from './rules'

type SaveInput = CheckedInputOf<typeof requirements.save>

/** What a new requirement has where nothing is said. */
const unsaid = {
  employerKinds: [],
  typeCodes: [],
  dutyCodes: [],
  projectIds: [],
  workspaceAreaIds: [],
  employerIds: [],
  scheduleIds: [],
  effect: 'Refuse',
  graceDays: 0,
  override: 'Never',
  basis: 'SitePolicy',
  lawRefTh: null,
  lawRefEn: null,
  isActive: true,
} as const

/** A whole requirement as it is written. */
const whole = requirementRecord.omit({ id: true, isSystem: true, rowVersion: true, can: true })

export async function saveRequirement(
  context: Context,
  { id, rowVersion, ...sent }: SaveInput,
): Promise<Result> {
  const { db, sql } = context
  const before = id ? await lockRequirement(context, id, rowVersion) : null
  if (before?.isSystem) requireActiveOnly(sent)
  const said = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const data = whole.parse({ ...unsaid, ...before, ...said })
  requireConsistent(data)
  const typeIds = sent.anyOf?.flatMap((each) =>
    each.kind === 'Credential' ? [each.credentialTypeId] : [],
  )
  await requireKnown(context, { ...sent, typeIds })
  const write = before
    ? db.requirement.update({
        where: { id: before.id },
        data: { ...data, rowVersion: { increment: 1 } },
      })
    : db.requirement.create({ data })
  const saved = await orDuplicateProblem(write, 'code', 'code-in-use', 'code')
  await keepRevision(sql)
  await record(context, 'requirement.saved', { type: 'requirement', id: saved.id }, said)
  return done(saved)
}

export async function removeRequirement(
  context: Context,
  { id }: CheckedInputOf<typeof requirements.remove>,
): Promise<Result> {
  const { db, sql } = context
  const { isSystem } = await lockRequirement(context, id)
  if (isSystem) throw new Problem('shipped-requirement')
  const { code, nameTh } = await db.requirement.delete({ where: { id } })
  await keepRevision(sql)
  await record(context, 'requirement.removed', { type: 'requirement', id }, { code, nameTh })
  return done({ id })
}

async function lockRequirement({ db }: Context, id: string, rowVersion?: number) {
  await lockRow(db, 'requirements', id, rowVersion)
  return db.requirement.findUniqueOrThrow({ where: { id } })
}

/** What comes with the product stays as it is; the site switches it on and off. */
function requireActiveOnly(sent: Omit<SaveInput, 'id' | 'rowVersion'>): void {
  const said = Object.entries(sent).filter(([, value]) => value !== undefined)
  const field = said.map(([name]) => name).find((name) => name !== 'isActive')
  if (field) throw new Problem('shipped-requirement', { field })
}

function requireConsistent(requirement: Parameters<typeof ruleFaults>[0]): void {
  const [fault] = ruleFaults(requirement)
  if (fault) throw new Problem(fault.code, { field: fault.field })
}
