import type { WaitingList } from '@/lib/domain/work/work-permits/ahead/queries'
import { commandsOn, overlappingGroups } from '@/lib/domain/work/work-permits/ahead/rules'
import type { PermitAhead } from '@/lib/domain/work/work-permits/ahead/rows'
import type { PermitCommand } from '@/lib/domain/work/work-permits/workflow'
import { may } from '@/lib/platform/access/actor'
import { nameIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import { MOST_REASONS } from '../contract'
import { readGaps, type DayPermit } from '../judged/queries'
import { answersFor, mayDecide } from '../judged/rules'
import { defineKind, everybody, hasRole, idOf, type Reader, type Source } from '../kinds/queries'
import { plainReason } from '../present'
import { presentGaps, presentPermitOf } from './present'

const startOf = ({ workDate, startTime }: PermitAhead, { at }: Source) =>
  workDate === null ? null : at(workDate, startTime ?? '00:00')
const endOf = ({ workDate, endTime }: PermitAhead, { at }: Source) =>
  workDate === null ? null : at(workDate, endTime ?? '23:59')
const cutOffOf = ({ workDate }: PermitAhead, { cutOffBefore }: Source) =>
  workDate === null ? null : cutOffBefore(workDate)

/** Those of the permit's own commands that belong on the list; approving means having read. */
const commandsFor = (permit: PermitAhead, { context, clock }: Source, ...wanted: PermitCommand[]) =>
  commandsOn(context.actor, permit, clock).filter((command) => wanted.includes(command))

const reasonOf = ({ statusReason }: PermitAhead) =>
  statusReason ? [plainReason('said', statusReason)] : []

async function readWaiting({ waitingPermits }: Source, list: WaitingList) {
  const { permits, total } = (await waitingPermits())(list)
  return { rows: permits, total }
}

const ofDays = (holds: (permit: DayPermit, actor: Reader) => boolean) => async (source: Source) => {
  const permits = await source.dayPermits()
  return { rows: permits.filter((permit) => holds(permit, source.context.actor)) }
}

export const stopped = defineKind({
  isFor: everybody,
  read: (source) => readWaiting(source, 'stopped'),
  idOf,
  dueAt: (permit, source) => permit.stoppedAt ?? startOf(permit, source),
  show: (permit, source) => ({
    ...presentPermitOf(permit, source),
    reasons: reasonOf(permit),
    can: commandsFor(permit, source, 'resume'),
  }),
})

export const pastEnd = defineKind({
  isFor: everybody,
  read: async (source) => {
    const [toClose, unapproved] = await Promise.all([
      readWaiting(source, 'toClose'),
      readWaiting(source, 'unapproved'),
    ])
    return {
      rows: [...toClose.rows, ...unapproved.rows],
      total: toClose.total + unapproved.total,
    }
  },
  idOf,
  dueAt: endOf,
  show: (permit, source) => {
    const can = commandsFor(permit, source, 'finishWork', 'close')
    const reasons = can.length > 0 ? [] : [plainReason('awaited', awaitedOf(permit, source))]
    return { ...presentPermitOf(permit, source), reasons, can }
  },
})

/** Whose step it is, for a reader who has none. */
function awaitedOf({ status }: PermitAhead, { context: { language } }: Source): string {
  if (status === 'Submitted') return translator(language, 'workPermits')('next.past')
  const t = translator(language, 'cockpit')
  return t(status === 'Expired' ? 'titles.reportAwaited' : 'titles.closureAwaited')
}

export const changesRequested = defineKind({
  isFor: everybody,
  read: (source) => readWaiting(source, 'changesRequested'),
  idOf,
  dueAt: cutOffOf,
  show: (permit, source) => ({ ...presentPermitOf(permit, source), reasons: reasonOf(permit) }),
})

const isNotReady = (permit: DayPermit) =>
  permit.judged !== null && answersFor(permit) && !permit.judged.isReady

async function showWithGaps(permits: readonly DayPermit[], source: Source) {
  const gaps = await readGaps(permits, source)
  return permits.map((permit, index) => ({
    ...presentPermitOf(permit, source),
    ...presentGaps(permit, gaps[index] ?? null, source),
  }))
}

export const notReady = defineKind({
  isFor: hasRole('SafetyOfficer', 'Contractor', 'WorkOwner'),
  read: ofDays(isNotReady),
  idOf,
  dueAt: cutOffOf,
  showAll: showWithGaps,
})

/** Who also answers for what a permit lacks has it as not ready; others decide with the gaps before them. */
export const decidePermit = defineKind({
  isFor: (actor) => may(actor, 'permit-review'),
  read: ofDays((permit, actor) => mayDecide(actor, permit) && !isNotReady(permit)),
  idOf,
  dueAt: cutOffOf,
  showAll: async (permits, source) => {
    const shown = await showWithGaps(permits, source)
    return shown.map((each) => ({ ...each, can: [] }))
  },
})

export const activate = defineKind({
  isFor: hasRole('SafetyOfficer'),
  read: ofDays((permit) => permit.status === 'Approved' && !isNotReady(permit)),
  idOf,
  dueAt: startOf,
  show: (permit, source) => ({
    ...presentPermitOf(permit, source),
    can: commandsFor(permit, source, 'activate'),
  }),
})

/** Permits in one area at one time; a Workspace Owner sees those with one of the own permits. */
export const overlap = defineKind({
  isFor: hasRole('SafetyOfficer', 'WorkspaceOwner'),
  read: async (source) => ({
    rows: overlappingGroups(await source.dayPermits()).filter((group) =>
      group.some(
        ({ roles }) => roles.includes('safetyOfficer') || roles.includes('workspaceOwner'),
      ),
    ),
  }),
  idOf: (group) => group[0]!.id,
  dueAt: (group, source) => startOf(group[0]!, source),
  show: (group, source) => {
    const { language } = source.context
    const [first] = group
    const area = first!.workspaceArea
    const t = translator(language, 'cockpit')
    const label = area ? nameIn(language, area) : first!.permitNo
    return {
      subject: { type: 'workspace-area', id: first!.workspaceAreaId ?? first!.id, label },
      title: t('titles.overlap', { count: group.length }),
      href: `/work-permits?workspaceAreaId=${first!.workspaceAreaId}&fromDate=${first!.workDate}&toDate=${first!.workDate}`,
      reasons: group.slice(0, MOST_REASONS).map((permit) => ({
        ...plainReason('overlaps', describe(permit, source)),
        href: presentPermitOf(permit, source).href,
      })),
      reasonCount: group.length,
    }
  },
})

function describe(permit: DayPermit, source: Source): string {
  const { permitNo, startTime, endTime } = permit
  return `${permitNo} ${startTime}–${endTime} · ${presentPermitOf(permit, source).title}`
}
