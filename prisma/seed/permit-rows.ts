import type { DutyCode } from '@/lib/domain/eligibility/requirements/rules'
import type { PermitType } from '@/lib/domain/work/jsa-templates/contract'
import { approvalRoles } from '@/lib/domain/work/work-permits/approvers/rules'
import { permitNoOf } from '@/lib/domain/work/work-permits/rules'
import { keepsWorkersBusy } from '@/lib/domain/work/work-permits/overlaps/rules'
import {
  permitWorkflow,
  type PermitCommand,
  type PermitStatus,
} from '@/lib/domain/work/work-permits/workflow'
import { fromUtcDate, toUtcDate } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Calendar } from './calendar'
import type { EmployerKey } from './employers'
import { employerId } from './employers'
import { demoId } from './ids'
import { jsaTemplateRows, OWN_JSA_TEMPLATE } from './jsa-templates'
import { people } from './people'
import { personId } from './person-rows'
import { type DemoPermit, hours, permits } from './permits'
import { projectId, projectOf } from './project-rows'
import { taskIdOf } from './task-rows'
import { trainingColumns } from './training'
import { userId } from './user-rows'
import { users } from './users'
import { workspaceAreaId } from './workspace-areas'

type LogRow = Prisma.WorkPermitLogCreateManyInput & { at: Date; toStatus: PermitStatus }
type Approval = Prisma.WorkPermitApprovalCreateManyInput

export type DemoPermitRows = {
  permits: (Prisma.WorkPermitCreateManyInput & { id: string })[]
  workers: Prisma.WorkPermitWorkerCreateManyInput[]
  approvals: Approval[]
  logs: LogRow[]
}

/** Every permit with its workers, approvals and log, as the workflow allows them. */
export function permitRows(calendar: Calendar): DemoPermitRows {
  const crews = crewsOf(calendar)
  const made = permits.map((permit, index) => permitOf(calendar, permit, index, crews(permit)))
  return {
    permits: made.map(({ row }) => row),
    workers: made.flatMap(({ workers }) => workers),
    approvals: made.flatMap(({ approvals }) => approvals),
    logs: made
      .flatMap(({ logs }) => logs)
      .map((log, index) => ({ ...log, id: demoId('workPermitLog', index + 1) })),
  }
}

function permitOf(calendar: Calendar, permit: DemoPermit, index: number, crew: string[]) {
  const id = demoId('workPermit', index + 1)
  const logs = logsOf(calendar, permit, id, index)
  const staff = staffOf(permit)
  const createdAt = logs[0]!.at
  const [startTime, endTime] = hours[permit.hours]
  const workDate = calendar.inDays(permit.day)
  const row = {
    id,
    permitNo: permitNoOf(fromUtcDate(createdAt), index + 1),
    taskId: permit.task ? taskIdOf(permit.task) : null,
    projectId: projectId(permit.project),
    contractorId: employerId(staff.employer),
    requestedByUserId: userId(staff.requester),
    typeCode: permit.type,
    workspaceAreaId: workspaceAreaId(staff.area),
    workDate,
    startTime,
    endTime,
    description: permit.description,
    ...(permit.status === 'Draft' ? {} : jsaOf(calendar, permit.type)),
    ppe: ppeOf(permit.type),
    status: permit.status,
    statusReason: permit.reason ?? null,
    rowVersion: logs.length,
    createdAt,
  }
  const workers = crew.map((key, position) => ({
    permitId: id,
    personId: personId(key),
    position,
    workDate,
    ...partOf(permit.type, position),
  }))
  const approvals = logs.flatMap(({ command, role, actorUserId, at }): Approval[] =>
    command === 'approve' && role && actorUserId
      ? [{ permitId: id, role, userId: actorUserId, at }]
      : [],
  )
  return { row, workers, approvals, logs }
}

function staffOf({ project: key }: DemoPermit) {
  const { employer, contractors, officers, owner, areaOwners, areas } = projectOf(key)!
  return {
    employer: employer as EmployerKey,
    requester: contractors[0]!,
    SafetyOfficer: officers[0]!,
    WorkOwner: owner,
    WorkspaceOwner: areaOwners.find((name) => name !== owner)!,
    area: areas[0]!,
  }
}

type Event = [command: PermitCommand | 'expire', who: string | null, role?: Approval['role']]

/** The commands that lead to the status of a permit. */
function eventsOf(permit: DemoPermit): Event[] {
  const staff = staffOf(permit)
  const submit: Event = ['submit', staff.requester]
  const approvals = approvalRoles.map((role): Event => ['approve', staff[role], role])
  const approved = [submit, ...approvals]
  const pause: Event[] = [
    ['stopWork', staff.WorkspaceOwner],
    ['resume', staff.SafetyOfficer],
  ]
  const active: Event[] = [
    ...approved,
    ['activate', staff.SafetyOfficer],
    ...(permit.pausedFor ? pause : []),
  ]
  const finished: Event[] = [...active, ['finishWork', staff.requester]]
  const eventsTo: Record<PermitStatus, Event[]> = {
    Draft: [],
    Submitted: [submit, ...approvals.slice(0, permit.approvals ?? 0)],
    ChangesRequested: [submit, ['requestChange', staff.SafetyOfficer]],
    Approved: approved,
    Active: active,
    Suspended: [...active, ['stopWork', staff.WorkspaceOwner]],
    AwaitingClosure: finished,
    Expired: [...active, ['expire', null]],
    Closed: [...finished, ['close', staff.SafetyOfficer]],
    Rejected: [submit, ['reject', staff.WorkOwner]],
    Cancelled: [submit, ['cancel', staff.requester]],
  }
  return eventsTo[permit.status]
}

const MINUTE = 60 * 1000
const commandsWithReason = ['requestChange', 'reject', 'stopWork', 'cancel']

function logsOf(calendar: Calendar, permit: DemoPermit, permitId: string, index: number): LogRow[] {
  const times = timesOf(calendar, permit)
  let status: PermitStatus = 'Draft'
  const created: LogRow = {
    permitId,
    command: 'create',
    fromStatus: null,
    toStatus: status,
    actorUserId: userId(staffOf(permit).requester),
    at: times('create', index % 10),
  }
  const events = eventsOf(permit)
  return [
    created,
    ...events.map(([command, who, role], at): LogRow => {
      const fromStatus = status
      const next = command === 'expire' ? 'Expired' : permitWorkflow.nextStatus(status, command)
      if (!next) throw new Error(`${permit.description}: no ${command} from ${status}`)
      const approvalCount = events.slice(0, at + 1).filter(([each]) => each === 'approve').length
      if (command !== 'approve' || approvalCount === approvalRoles.length) status = next
      return {
        permitId,
        command,
        fromStatus,
        toStatus: status,
        role: role ?? null,
        actorUserId: who && userId(who),
        reason: commandsWithReason.includes(command)
          ? (permit.pausedFor ?? permit.reason ?? null)
          : null,
        at: times(command, (index % 10) + at * 7),
      }
    }),
  ]
}

/** Submitted three days ahead, approved two days ahead, done on the day; never later than now. */
function timesOf({ now, inDays }: Calendar, { day, hours: span }: DemoPermit) {
  const [start, end] = hours[span]
  const at = (days: number, time: string) => {
    const [hour = 0, minute = 0] = time.split(':').map(Number)
    // Bangkok is seven hours ahead of UTC.
    return inDays(Math.min(days, 0)).getTime() + ((hour - 7) * 60 + minute) * MINUTE
  }
  const planned: Partial<Record<Event[0] | 'create', number>> = {
    create: at(day - 4, '09:00'),
    submit: at(day - 3, '10:00'),
    approve: at(day - 2, '13:00'),
    requestChange: at(day - 2, '14:00'),
    reject: at(day - 2, '14:00'),
    cancel: at(day - 1, '16:00'),
    activate: at(day, start),
    stopWork: at(day, '10:00'),
    resume: at(day, '11:00'),
    finishWork: at(day, end),
    expire: at(day, end),
    close: at(day, end) + 20 * MINUTE,
  }
  const order = Object.keys(planned)
  return (command: keyof typeof planned, minute: number) => {
    const time = planned[command]
    if (time === undefined) throw new Error(`No permit of the demo has had ${command}`)
    const latest = now.getTime() - (order.length - order.indexOf(command)) * MINUTE
    return new Date(Math.min(time + minute * MINUTE, latest))
  }
}

/** Chooses trained people who are not on another permit in the same hours. */
function crewsOf(calendar: Calendar): (permit: DemoPermit) => string[] {
  const taken: { key: string; day: number; hours: DemoPermit['hours'] }[] = []
  const isUser = (key: string) => users.some(({ person }) => person === key)
  const isTrained = (key: string, day: number) => {
    const { trainingStatus, trainingValidUntil } = trainingColumns(calendar, key)
    const workDate = calendar.inDays(Math.max(day, 0))
    return trainingStatus === 'Passed' && toUtcDate(String(dayOf(trainingValidUntil))) >= workDate
  }
  return ({ crew, day, hours: span, project, status, description }) => {
    if (typeof crew !== 'number') return crew
    const isFree = (key: string) =>
      taken.every(
        (other) =>
          other.key !== key || other.day !== day || !overlaps(hours[other.hours], hours[span]),
      )
    const company = projectOf(project)?.employer
    const chosen = people
      .filter(({ key, employer }) => employer === company && !isUser(key))
      .filter(({ key }) => isTrained(key, day) && isFree(key))
      .slice(0, crew)
      .map(({ key }) => key)
    if (chosen.length < crew) throw new Error(`${description}: too few people`)
    if (keepsWorkersBusy(status) || status === 'AwaitingClosure' || status === 'Closed')
      taken.push(...chosen.map((key) => ({ key, day, hours: span })))
    return chosen
  }
}

const dayOf = (value: Date | string | null | undefined) =>
  value instanceof Date ? fromUtcDate(value) : (value ?? '1970-01-01')

type Hours = readonly [string, string]
const overlaps = ([a, b]: Hours, [c, d]: Hours) => a < d && c < b

/** The site's template for the type, or its own general one. */
function jsaOf(calendar: Calendar, type: PermitType) {
  const rows = jsaTemplateRows(calendar)
  const ofType = rows.find(({ typeCode, isEnabled }) => typeCode === type && isEnabled !== false)
  const { id, steps } = ofType ?? rows.find((row) => row.id === OWN_JSA_TEMPLATE)!
  return { jsaTemplateId: id, jsaTemplateRevision: 1, jsaSteps: steps }
}

const basicPpe = ['Helmet', 'SafetyShoes', 'SafetyGlasses']
const specialPpe: Partial<Record<PermitType, string[]>> = {
  HotWork: ['WeldingMask', 'FireResistantClothing', 'Gloves'],
  ConfinedSpace: ['GasDetector', 'FullBodyHarness', 'Respirator'],
  WorkAtHeight: ['FullBodyHarness', 'Gloves'],
  Electrical: ['InsulatingGloves', 'FaceShield'],
  Excavation: ['ReflectiveVest', 'Gloves'],
  Lifting: ['ReflectiveVest', 'Gloves'],
  Chemical: ['ChemicalSuit', 'FaceShield', 'Respirator'],
}
const ppeOf = (type: PermitType) => [...basicPpe, ...(specialPpe[type] ?? [])]

type Part = { dutyCodes: DutyCode[]; duty?: string }

/** After the supervisor; the last part is also that of whoever comes after it. */
const parts: Partial<Record<PermitType, Part[]>> = {
  HotWork: [{ dutyCodes: ['Worker'], duty: 'ช่างเชื่อม' }, { dutyCodes: ['FireWatch'] }],
  ConfinedSpace: [{ dutyCodes: ['Entrant'] }, { dutyCodes: ['Attendant'] }],
  WorkAtHeight: [{ dutyCodes: ['Worker'], duty: 'ช่างนั่งร้าน' }],
  Electrical: [{ dutyCodes: ['Electrician'] }],
  Lifting: [{ dutyCodes: ['Signaller'] }, { dutyCodes: ['Rigger'] }],
}

/** What somebody does in this place of the crew; in words of the crew's own only where no duty says it. */
function partOf(type: PermitType, position: number): Part {
  if (position === 0) return { dutyCodes: ['Supervisor'] }
  const known = parts[type] ?? []
  return known[position - 1] ?? known.at(-1) ?? { dutyCodes: ['Worker'] }
}
