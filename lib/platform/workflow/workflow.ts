/**
 * The statuses of records. Every noun with statuses declares its transitions in one table, from which the checks of the
 * server, the buttons of a screen and the texts of a history are derived.
 */
import type { ProblemCode, Values, Word } from '../contract/problems'
import type { Look } from './look'

type Transition<Status extends string, Role extends string, Condition extends string> = {
  from: readonly Status[]
  /** The new status; of several, the caller chooses one. */
  to: Status | readonly [Status, ...Status[]]
  /** Who gives it. */
  by: readonly Role[]
  /** Whether the caller must or may give a reason. */
  reason?: 'needed' | 'optional'
  /** Refused while the record has gaps, but always offered, so that users see the gaps. */
  needsReadiness?: true
  /** A further condition, also for being offered, if it is known by then. */
  condition?: Condition
  /** Given whatever version of the record was read, such as a stop in danger. */
  countsWhenStale?: true
  /** The verb of its audit event, if it is not the name of the command. */
  event?: string
  look: Look
  /** Sent by its button, without a dialog. */
  isInstant?: true
}

type Table<
  Subject extends string,
  Status extends string,
  Role extends string,
  Command extends string,
  Condition extends string,
  Step extends string,
> = {
  /** The subject of its audit events: for a `work-permit`, the command `submit` records `work-permit.submit`. */
  subject: Subject
  statuses: readonly Status[]
  /** The keys of the statuses and of the commands in the catalogue. */
  words: { statuses: string; commands: string }
  /** The roles that a user may have in a record, or policies. */
  roles: readonly Role[]
  conditions?: readonly Condition[]
  /** The code of the refusal if a command is not allowed in the record's status. */
  wrongStatus: ProblemCode
  /** The name of the reason in the input. */
  reasonField?: string
  transitions: Readonly<
    Record<Command, Transition<NoInfer<Status>, NoInfer<Role>, NoInfer<Condition>>>
  >
  /** Transitions that a job makes as time passes. */
  clock?: Readonly<Record<Step, { from: readonly NoInfer<Status>[]; to: NoInfer<Status> }>>
}

/** Why a command is refused: the code of a problem and the values for its text. */
export type Refusal = { code: ProblemCode; values?: Values; field?: string }

type Decision<Status> = { to: Status; refusal?: undefined } | { to?: undefined; refusal: Refusal }

/** What a command is given with, or would be. */
type CommandAttempt<Status, Role, Condition extends string> = {
  roles: readonly Role[]
  /** The requested status, where a command leads to several. */
  to?: Status
  /** The version that the caller has read. */
  rowVersion?: number
  reason?: string | null
  /** For each condition its refusal, or null if it is met. */
  checks?: Readonly<Record<Condition, Refusal | null>>
}

export class Workflow<
  const Subject extends string,
  const Status extends string,
  const Role extends string,
  const Command extends string,
  const Condition extends string = never,
  const Step extends string = never,
> {
  readonly commands: Command[]
  readonly statuses: readonly Status[]

  constructor(readonly table: Table<Subject, Status, Role, Command, Condition, Step>) {
    this.commands = Object.keys(table.transitions) as Command[]
    this.statuses = table.statuses
  }

  of(command: Command): Transition<Status, Role, Condition> {
    return this.table.transitions[command]
  }

  /** The commands whose transition meets a condition, such as those that need a reason. */
  commandsWith(holds: (transition: Transition<Status, Role, Condition>) => boolean): Command[] {
    return this.commands.filter((command) => holds(this.of(command)))
  }

  /** The statuses that a command may lead to; none if it is not allowed in this status. */
  destinations(status: Status, command: Command): readonly Status[] {
    const { from } = this.of(command)
    return from.includes(status) ? this.targets(command) : []
  }

  /** The status that a command leads to, or null if it is not allowed in this one. */
  nextStatus(status: Status, command: Command, requested?: Status): Status | null {
    const open = this.destinations(status, command)
    return (requested === undefined ? open[0] : open.find((to) => to === requested)) ?? null
  }

  /** The status that a command leads to unless another one is requested. */
  target(command: Command): Status {
    return this.targets(command)[0]
  }

  targets(command: Command): readonly [Status, ...Status[]] {
    const { to } = this.of(command)
    return typeof to === 'string' ? [to] : to
  }

  isOpenTo(command: Command, roles: readonly Role[]): boolean {
    return this.of(command).by.some((role) => roles.includes(role))
  }

  /** The commands to offer on a record in this status. */
  offered(status: Status, { roles, checks }: CommandAttempt<Status, Role, Condition>): Command[] {
    return this.commands.filter(
      (command) =>
        this.destinations(status, command).length > 0 &&
        this.isOpenTo(command, roles) &&
        !this.unmet(command, checks),
    )
  }

  /** The new status, or the refusal. Users without a role in the record must not learn its status. */
  decide(
    command: Command,
    record: { status: Status; rowVersion?: number },
    given: CommandAttempt<Status, Role, Condition>,
  ): Decision<Status> {
    const { roles, rowVersion, reason, checks } = given
    const transition = this.of(command)
    if (!this.isOpenTo(command, roles)) return { refusal: { code: 'not-your-part' } }
    const to = this.nextStatus(record.status, command, given.to)
    if (!to) return { refusal: this.wrongStatus(record.status, given.to ?? this.target(command)) }
    const isStale = rowVersion !== undefined && rowVersion !== record.rowVersion
    if (isStale && !transition.countsWhenStale) return { refusal: { code: 'stale-record' } }
    if (transition.reason === 'needed' && !reason)
      return { refusal: { code: 'comment-needed', field: this.table.reasonField } }
    const refusal = this.unmet(command, checks)
    return refusal ? { refusal } : { to }
  }

  /** The audit event of a command. */
  eventOf(command: Command): `${Subject}.${string}` {
    return `${this.table.subject}.${this.of(command).event ?? command}`
  }

  /** The commands whose audit event has their own name. */
  namedEvents(): Command[] {
    return this.commandsWith(({ event }) => event === undefined)
  }

  /** A transition of a job, such as the end of permits whose time is over. */
  byClock(step: Step): { from: Status[]; to: Status } {
    const { from, to } = this.table.clock![step]
    return { from: [...from], to }
  }

  /** A status for a text, in the reader's language. */
  nameOf(status: Status): Word {
    return { word: `${this.table.words.statuses}.${status}` }
  }

  /** The refusal of a command that is not allowed in this status. */
  wrongStatus(status: Status, to: Status = status): Refusal {
    const values = { status: this.nameOf(status), from: this.nameOf(status), to: this.nameOf(to) }
    return { code: this.table.wrongStatus, values }
  }

  private unmet(
    command: Command,
    checks: CommandAttempt<Status, Role, Condition>['checks'],
  ): Refusal | null {
    const { condition } = this.of(command)
    return (condition && checks?.[condition]) ?? null
  }
}
