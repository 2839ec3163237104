import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { addDays, fromUtcDate, toUtcDate, type Day } from '@/lib/platform/dates/day'
import { instantOf } from '@/lib/platform/dates/instant'
import { database } from '@/lib/platform/db/database'
import { call } from '../calls/call'
import { createUser, type TestUser } from './factories'
import { today } from './permit-site'

type Found = Promise<{ id: string }[]>

/** By the page of credentials, as an officer sees it: of all for an officer, of the own company, of whom one is responsible for. */
export async function endingCredentials({ userId, roles, employerId }: TestUser): Found {
  const officer = await createUser('SafetyOfficer')
  const { body } = await call(officer, credentials.search, { standing: 'Expiring' })
  const people = await database().db.person.findMany({ where: { responsibleUserId: userId } })
  const isContractorOnly = roles.join() === 'Contractor'
  return body.filter(({ renewal, personId, employer }) => {
    const isOwn = employer !== null && employer.id === employerId
    const answers =
      roles.includes('SafetyOfficer') ||
      people.some(({ id }) => id === personId) ||
      (roles.includes('Contractor') && isOwn)
    return renewal?.status !== 'Approved' && answers && (!isContractorOnly || isOwn)
  })
}

export async function endingTrainings({ userId, roles, employerId }: TestUser): Found {
  const people = await database().db.person.findMany({
    where: { removedAt: null, trainingStatus: 'Passed' },
  })
  const isContractorOnly = roles.join() === 'Contractor'
  return people.filter(({ trainingValidUntil, responsibleUserId, ...person }) => {
    const last = trainingValidUntil && fromUtcDate(trainingValidUntil)
    const ends = last !== null && last >= today() && last <= addDays(today(), 30)
    const isOwn = person.employerId !== null && person.employerId === employerId
    const answers =
      roles.includes('SafetyOfficer') ||
      responsibleUserId === userId ||
      (roles.includes('Contractor') && isOwn)
    return ends && answers && (!isContractorOnly || isOwn)
  })
}

/** The drafts, and the active ones that name nobody for some role. */
export async function unfinishedProjects({ userId, roles }: TestUser) {
  const all = await database().db.project.findMany({
    where: { endDate: { gte: toUtcDate(today()) } },
    include: { users: true },
  })
  const isFor = roles.includes('Admin') || roles.includes('WorkOwner')
  const own = all.filter(
    ({ workOwnerUserId }) => isFor && (roles.includes('Admin') || workOwnerUserId === userId),
  )
  const isStaffed = ({ workOwnerUserId, purchasingUserId, users }: (typeof own)[number]) =>
    workOwnerUserId !== null &&
    purchasingUserId !== null &&
    (['SafetyOfficer', 'WorkspaceOwner', 'Contractor'] as const).every((role) =>
      users.some((user) => user.role === role),
    )
  return {
    drafts: own.filter(({ status }) => status === 'Draft'),
    unstaffed: own.filter((project) => project.status === 'Active' && !isStaffed(project)),
  }
}

export async function companiesWithoutUser({ roles }: TestUser): Found {
  if (!roles.includes('Purchasing')) return []
  const { db } = database()
  const users = await db.user.findMany({
    where: { removedAt: null, disabledAt: null },
    include: { person: true },
  })
  const companies = await db.employer.findMany({ where: { kind: 'Contractor', status: 'Active' } })
  return companies.filter(({ id }) => !users.some(({ person }) => person.employerId === id))
}

/** Before it begins somebody is not confirmed, after that somebody has no result. */
export async function openRosters({ roles }: TestUser, date: Day): Found {
  if (!roles.includes('SafetyOfficer')) return []
  const sessions = await database().db.trainingSession.findMany({ include: { attendances: true } })
  return sessions.filter(({ status, attendances, ...session }) => {
    const on = fromUtcDate(session.date)
    const hasBegun = instantOf('Asia/Bangkok', on, session.startTime) <= new Date()
    const open = hasBegun ? ['Enrolled', 'Confirmed', 'Attended'] : ['Enrolled']
    return (
      !['Cancelled', 'Completed'].includes(status) &&
      on <= date &&
      attendances.some((attendance) => open.includes(attendance.status))
    )
  })
}

/** The areas of those that meet in time, one for each group: of each two it is asked whether they meet. */
export function overlaps(
  permits: readonly PermitRecord[],
  concerns: (permit: PermitRecord) => boolean,
): { id: string }[] {
  const groups: PermitRecord[][] = []
  for (const permit of permits) {
    const met = groups.filter((group) => group.some((other) => doMeet(permit, other)))
    for (const group of met) groups.splice(groups.indexOf(group), 1)
    groups.push([permit, ...met.flat()])
  }
  return groups
    .filter((group) => group.length > 1 && group.some(concerns))
    .map(([permit]) => ({ id: permit!.workspaceAreaId! }))
}

const doMeet = (one: PermitRecord, other: PermitRecord): boolean =>
  one.workspaceAreaId === other.workspaceAreaId &&
  one.workDate === other.workDate &&
  one.startTime! < other.endTime! &&
  other.startTime! < one.endTime!
