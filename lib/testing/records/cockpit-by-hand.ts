import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import type { CockpitKind } from '@/lib/domain/insight/cockpit/contract'
import { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import {
  workPermits,
  type PermitRecord,
  type PermitRow,
} from '@/lib/domain/work/work-permits/contract'
import { isOver } from '@/lib/domain/work/work-permits/rules'
import type { PermitStatus } from '@/lib/domain/work/work-permits/workflow'
import type { Role } from '@/lib/platform/access/policies'
import { clockOf } from '@/lib/platform/dates/clock'
import type { Day } from '@/lib/platform/dates/day'
import { database } from '@/lib/platform/db/database'
import { call } from '../calls/call'
import {
  companiesWithoutUser,
  endingCredentials,
  endingTrainings,
  openRosters,
  overlaps,
  unfinishedProjects,
} from './cockpit-records-by-hand'
import type { TestUser } from './factories'
import { today } from './permit-site'

/** What somebody finds who asks every list and every record, one after the other: ids by kind, in no order. */
export async function searchByHand(reader: TestUser, date: Day) {
  const is = (role: Role) => reader.roles.includes(role)
  const waiting = await search(reader, { waitingForMe: true })
  const isUnapproved = ({ status, ...permit }: PermitRow) =>
    status === 'Submitted' && isOver(permit, siteNow())
  const ahead = (await search(reader, { fromDate: today(), toDate: date })).filter(
    (permit) => !isUnapproved(permit),
  )
  const submitted = waiting.filter(({ status }) => status === 'Submitted')
  const readyOf = new Map<string, boolean>()
  for (const { id, status } of ahead)
    if (status === 'Submitted' || status === 'Approved')
      readyOf.set(id, (await call(reader, workPermits.readiness, { id })).body.isReady)
  const records = await Promise.all(
    (await search(reader, {})).map(
      async ({ id }) => (await call(reader, workPermits.get, { id })).body,
    ),
  )
  const owned = await ownedProjects(reader)
  const isOwn = ({ contractorId, projectId }: PermitRow) =>
    is('SafetyOfficer') ||
    (is('Contractor') && contractorId === reader.employerId) ||
    (is('WorkOwner') && owned.has(projectId ?? ''))
  const notReady = ahead.filter((permit) => readyOf.get(permit.id) === false && isOwn(permit))
  const isShownAsNotReady = ({ id }: PermitRow) => notReady.some((permit) => permit.id === id)
  const inStatus = (...statuses: PermitStatus[]) =>
    records.filter(({ status }) => statuses.includes(status))
  const byOfficerOr = (holds: (permit: PermitRecord) => boolean) => (permit: PermitRecord) =>
    is('SafetyOfficer') || holds(permit)
  const projects = await unfinishedProjects(reader)
  const isAhead = ({ id }: PermitRow) => ahead.some((permit) => permit.id === id)
  const present = inStatus('Submitted', 'Approved', 'Active', 'Suspended').filter(isAhead)
  const found: Partial<Record<CockpitKind, { id: string }[]>> = {
    stopped: inStatus('Suspended').filter(byOfficerOr((permit) => isParty(reader, permit, owned))),
    pastEnd: [
      ...submitted.filter(isUnapproved),
      ...inStatus('Expired', 'AwaitingClosure').filter(
        byOfficerOr(
          (permit) =>
            permit.requestedByUserId === reader.userId ||
            (permit.requesterHasLeft && isOfCompany(reader, permit)),
        ),
      ),
    ],
    notReady,
    decidePermit: submitted.filter((permit) => isAhead(permit) && !isShownAsNotReady(permit)),
    changesRequested: waiting.filter(({ status }) => status === 'ChangesRequested'),
    activate: is('SafetyOfficer')
      ? ahead.filter((permit) => permit.status === 'Approved' && !isShownAsNotReady(permit))
      : [],
    overlap: overlaps(
      present,
      ({ projectId }) =>
        is('SafetyOfficer') || (is('WorkspaceOwner') && owned.has(projectId ?? '')),
    ),
    rosterOpen: await openRosters(reader, date),
    credentialEnding: await endingCredentials(reader),
    trainingEnding: await endingTrainings(reader),
    projectDraft: projects.drafts,
    staffGap: projects.unstaffed,
    privacyRequest: is('Admin')
      ? (await call(reader, privacyRequests.search, { status: 'Open' })).body
      : [],
    companyWithoutUser: await companiesWithoutUser(reader),
    task: (await call(reader, tasks.search, { scope: 'waitingForMe' })).body,
    reviewCredential:
      is('SafetyOfficer') || is('Purchasing')
        ? (await call(reader, credentials.search, { mineToReview: true })).body
        : [],
    credentialReturned: is('Contractor')
      ? (await call(reader, credentials.search, { status: 'Returned' })).body
      : [],
  }
  return found
}

const siteNow = () => clockOf('Asia/Bangkok', new Date())

type Filters = Parameters<typeof call<typeof workPermits.search>>[2]
const search = async (reader: TestUser, filters: Filters): Promise<PermitRow[]> =>
  (await call(reader, workPermits.search, filters)).body

const isOfCompany = ({ roles, employerId }: TestUser, { contractorId }: PermitRecord) =>
  roles.includes('Contractor') && contractorId === employerId

/** Requester, company, assignee or one of the owners. */
function isParty(reader: TestUser, permit: PermitRecord, owned: ReadonlySet<string>): boolean {
  const { requestedByUserId, projectId } = permit
  return (
    requestedByUserId === reader.userId || isOfCompany(reader, permit) || owned.has(projectId ?? '')
  )
}

/** The projects that name the reader as an owner in the own role, or nobody. */
async function ownedProjects({ userId, roles }: TestUser): Promise<Set<string>> {
  const projects = await database().db.project.findMany({ include: { users: true } })
  const isOwner = ({ workOwnerUserId, users }: (typeof projects)[number]) => {
    const areaOwners = users.filter(({ role }) => role === 'WorkspaceOwner')
    return (
      (roles.includes('WorkOwner') && [null, userId].includes(workOwnerUserId)) ||
      (roles.includes('WorkspaceOwner') &&
        (areaOwners.length === 0 || areaOwners.some((user) => user.userId === userId)))
    )
  }
  return new Set(projects.filter(isOwner).map(({ id }) => id))
}
