import type { ReadSubjectNames } from '@/lib/platform/audit/subject-name'
import { readToday, siteClock } from '@/lib/domain/site/settings/queries'
import { isContractorOnly, type Actor } from '@/lib/platform/access/actor'
import type { Clock } from '@/lib/platform/dates/clock'
import { toUtcDate, type Day } from '@/lib/platform/dates/day'
import type { Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { emptyLast, pagingOf, readAllRows, totalOf, type Sorting } from '@/lib/platform/db/paging'
import { matchesKeyword } from '@/lib/platform/db/search'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { PermitLog, PermitRecord, Readiness, workPermits } from './contract'
import type { PermitTemplate } from './lookups/contract'
import { approvalRoles, type ApprovalRole } from './approvers/rules'
import { ppeCodes, statusesIn, statusesOf } from './rules'
import {
  logSelect,
  presentLog,
  presentPermit,
  presentRow,
  recordSelect,
  rowSelect,
  submissionSelect,
  submitterOf,
} from './present'
import { listActiveAreas } from '@/lib/domain/site/workspace-areas/queries'
import { findOfferedProject } from '@/lib/domain/work/projects/offered/queries'
import { readReadiness, withSeats } from './readiness/queries'
import { listLeftPermits, readRequesterHasLeft } from './successor/queries'
import { permitWorkflow, type PermitCommand } from './workflow'

type Filters = CheckedInputOf<typeof workPermits.search>
type Where = Prisma.WorkPermitWhereInput

/** The permits that an actor may see: a Contractor those of the own company, others all. */
export const visibleTo = (actor: Actor): Where =>
  isContractorOnly(actor)
    ? { contractorId: { in: actor.employerId ? [actor.employerId] : [] } }
    : {}

const sorting = {
  workDate: (direction) => [
    { workDate: emptyLast(direction) },
    { startTime: emptyLast(direction) },
    { permitNo: direction },
  ],
  permitNo: (direction) => [{ permitNo: direction }],
  status: (direction) => [{ status: direction }, { workDate: emptyLast('desc') }],
  createdAt: (direction) => [{ createdAt: direction }],
} satisfies Sorting<Prisma.WorkPermitOrderByWithRelationInput>

export async function searchPermits(
  { db, sql, actor, now }: Context,
  filters: Filters,
): Promise<OutputOf<typeof workPermits.search>> {
  const waiting = filters.waitingForMe
    ? waitingFor(actor, await siteClock(db, now), await listLeftPermits(sql, expired))
    : undefined
  const where = { AND: [visibleTo(actor), ...conditions(filters), { OR: waiting }] }
  const rows = await listPermits(db, where, filters)
  const total = await db.workPermit.count({ where })
  return { rows: rows.map(presentRow), total }
}

type Paging = Pick<Filters, 'page' | 'pageSize' | 'sort'>

/** The permits of a page of a list, in its order. */
async function listPermits(db: Db, where: Where, { sort, ...paging }: Paging) {
  if (sort === 'due') return listParts(db, where, paging, dueFirst)
  if (sort === '-due') return listParts(db, where, paging, dueLast)
  return db.workPermit.findMany({
    where,
    select: rowSelect,
    ...pagingOf({ ...paging, sort }, sorting),
  })
}

type Part = { status: Prisma.EnumWorkPermitStatusFilter; sort: 'workDate' | '-workDate' }

const due = [...statusesOf.awaitingApproval, ...statusesOf.open]

const dueFirst: [Part, Part] = [
  { status: { in: due }, sort: 'workDate' },
  { status: { notIn: due }, sort: '-workDate' },
]
const dueLast: [Part, Part] = [
  { status: { notIn: due }, sort: 'workDate' },
  { status: { in: due }, sort: '-workDate' },
]

/** A page of two lists, one after the other, each in its own order. */
async function listParts(
  db: Db,
  where: Where,
  paging: Omit<Paging, 'sort'>,
  [first, second]: [Part, Part],
) {
  const { skip, take } = pagingOf(paging, sorting)
  const read = ({ status, sort }: Part, bounds: { skip: number; take: number }) =>
    db.workPermit.findMany({
      where: { AND: [where, { status }] },
      select: rowSelect,
      ...pagingOf({ ...paging, sort }, sorting),
      ...bounds,
    })
  const rows = await read(first, { skip, take })
  if (rows.length === take) return rows
  const ofFirst = { AND: [where, { status: first.status }] }
  const before = await totalOf({ skip, take }, rows, () => db.workPermit.count({ where: ofFirst }))
  const rest = await read(second, { skip: Math.max(skip - before, 0), take: take - rows.length })
  // One that has changed its part since the first read is in both.
  const known = new Set(rows.map(({ id }) => id))
  return [...rows, ...rest.filter(({ id }) => !known.has(id))]
}

function conditions(filters: Filters): Where[] {
  const { status, group, typeCode, projectId, contractorId, workspaceAreaId } = filters
  const { personId, fromDate, toDate, keyword } = filters
  return [
    { status, typeCode, projectId, contractorId, workspaceAreaId },
    personId ? { workers: { some: { personId } } } : {},
    group ? { status: { in: [...statusesIn(group)] } } : {},
    {
      workDate: {
        ...(fromDate && { gte: toUtcDate(fromDate) }),
        ...(toDate && { lte: toUtcDate(toDate) }),
      },
    },
    matching(keyword),
  ]
}

const matching = (keyword: string | undefined) =>
  matchesKeyword<Where>(keyword, (contains) => [
    { permitNo: contains },
    { description: contains },
    { project: { name: contains } },
    { project: { purchaseRequisitionNo: contains } },
    { contractor: { nameTh: contains } },
    { contractor: { nameEn: contains } },
    { workspaceArea: { nameTh: contains } },
    { workspaceArea: { nameEn: contains } },
    { workspaceArea: { code: contains } },
  ])

const { to: expired } = permitWorkflow.byClock('expire')

/** The permits whose next step is the actor's: what the workflow says of one permit, as a query. */
function waitingFor(
  { userId, roles, employerId }: Actor,
  clock: Clock,
  leftIds: string[],
): Where[] {
  const toApprove = approvalRoles.filter((role) => roles.includes(role))
  const isOfficer = roles.includes('SafetyOfficer')
  const ofCompany = roles.includes('Contractor') && employerId ? [{ contractorId: employerId }] : []
  const own: Where[] = [
    { requestedByUserId: userId },
    { task: { assigneeUserId: userId } },
    ...ofCompany,
  ]
  const succeeded: Where[] = isOfficer ? [{}] : ofCompany
  return [
    ...toApprove.map((role) => ({ AND: [awaitingApproval(userId, role), endsAfter(clock)] })),
    ...(isOfficer ? awaitingOfficer(clock.today) : []),
    { status: startOf('submit'), OR: own },
    { status: startOf('approve'), NOT: endsAfter(clock), OR: own },
    // Active work is finished when it is done; expired work is overdue.
    { status: expired, requestedByUserId: userId },
    ...succeeded.map((where) => ({ ...where, status: expired, id: { in: leftIds } })),
  ]
}

const startOf = (command: PermitCommand) => ({ in: [...permitWorkflow.of(command).from] })

const endsAfter = ({ today, time }: Clock): Where => ({
  OR: [
    { workDate: { gt: toUtcDate(today) } },
    { workDate: toUtcDate(today), endTime: { gt: time } },
  ],
})

const awaitingOfficer = (today: Day): Where[] => [
  { status: startOf('close') },
  { status: startOf('resume') },
  { status: startOf('activate'), workDate: toUtcDate(today) },
]

const awaitingApproval = (userId: string, role: ApprovalRole): Where => ({
  status: startOf('approve'),
  requestedByUserId: { not: userId },
  approvals: { none: { OR: [{ role }, { userId }] } },
  ...namedBy(userId)[role],
})

/** The approvals of an owner whom the project names; where it names none, of anybody in that role. */
const namedBy = (userId: string): Record<ApprovalRole, Where> => ({
  SafetyOfficer: {},
  WorkOwner: { project: { OR: [{ workOwnerUserId: userId }, { workOwnerUserId: null }] } },
  WorkspaceOwner: {
    project: {
      OR: [
        { users: { some: { role: 'WorkspaceOwner', userId } } },
        { users: { none: { role: 'WorkspaceOwner' } } },
      ],
    },
  },
})

export async function getPermit(
  { db, sql, actor, now }: Pick<Context, 'db' | 'sql' | 'actor' | 'now'>,
  { id }: CheckedInputOf<typeof workPermits.get>,
): Promise<PermitRecord> {
  const where = { AND: [{ id }, visibleTo(actor)] }
  const row = await db.workPermit.findFirst({ where, select: recordSelect })
  if (!row) throw new Problem('record-not-found', { values: { id } })
  const requesterHasLeft = await readRequesterHasLeft(sql, id)
  return presentPermit(actor, { ...row, requesterHasLeft }, await siteClock(db, now))
}

/** Those of the permits that the caller may see. */
export const findPermits = ({ db, actor }: Pick<Context, 'db' | 'actor'>, ids: string[]) =>
  db.workPermit.findMany({
    where: { AND: [{ id: { in: ids } }, visibleTo(actor)] },
    select: { id: true, permitNo: true },
    orderBy: { permitNo: 'asc' },
  })

export async function getReadiness(
  context: Context,
  { id }: CheckedInputOf<typeof workPermits.readiness>,
): Promise<Readiness> {
  const where = { AND: [{ id }, visibleTo(context.actor)] }
  const permit = await context.db.workPermit.findFirst({ where, select: submissionSelect })
  if (!permit) throw new Problem('record-not-found', { values: { id } })
  const { gaps } = await readReadiness(context, id, submitterOf(context.actor, permit))
  return {
    isReady: gaps.every(({ effect }) => effect === 'Warn'),
    gaps: await withSeats(context, gaps),
  }
}

export async function listPermitLogs(
  context: Context,
  { id }: CheckedInputOf<typeof workPermits.logs>,
): Promise<PermitLog[]> {
  await getPermit(context, { id })
  const rows = await readAllRows((take) =>
    context.db.workPermitLog.findMany({
      where: { permitId: id },
      orderBy: [{ at: 'asc' }, { id: 'asc' }],
      select: logSelect,
      take,
    }),
  )
  return rows.map(presentLog)
}

const defaults = {
  startTime: '08:00',
  endTime: '17:00',
  ppe: ['Helmet', 'SafetyShoes', 'SafetyGlasses'],
}

export async function createPermitTemplate(
  { db, actor, now }: Context,
  input: CheckedInputOf<typeof workPermits.create>,
): Promise<PermitTemplate> {
  const today = await readToday({ db, now })
  const own = isContractorOnly(actor) ? actor.employerId : null
  const project = await findOfferedProject(db, actor, input.projectId)
  return {
    ...defaults,
    projectId: project?.id ?? null,
    contractorId: own ?? input.contractorId ?? project?.employerId ?? null,
    typeCode: 'General',
    workspaceAreaId: null,
    workDate: today,
    description: null,
    workers: [],
    lookups: { workspaceAreas: await listActiveAreas(db), ppe: [...ppeCodes] },
  }
}

export const readPermitNumbers: ReadSubjectNames = async (db, ids) => {
  const rows = await db.workPermit.findMany({
    where: { id: { in: ids } },
    select: { id: true, permitNo: true },
  })
  return rows.map(({ id, permitNo }) => ({ id, th: permitNo, en: permitNo }))
}
