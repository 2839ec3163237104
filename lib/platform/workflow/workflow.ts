/**
 * How records go from one status to the next. Every noun with a life writes its transitions down as one
 * table; what the server allows, what a screen offers and what a history says are read from that table.
 */
import type { ProblemCode, Values, Word } from '../contract/problems'
import type { Look } from './look'

export type Transition<Status extends string, Role extends string, Condition extends string> = {
  from: readonly Status[]
  /** Where it leads; of several, whoever gives the command says which. */
  to: Status | readonly [Status, ...Status[]]
  /** Who gives it. */
  by: readonly Role[]
  /** Whether a reason has to be given, or may be. */
  reason?: 'needed' | 'optional'
  /** Refused while the record has gaps; offered all the same, so that the gaps are read. */
  needsReadiness?: true
  /** What else must hold to be given, and to be offered where it is known by then. */
  condition?: Condition
  /** The verb of its audit line, where that is not the command's own name. */
  event?: string
  look: Look
  /** Given at the press of its button, without a dialog. */
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
  /** What its audit lines are about: of a `work-permit`, the command `submit` leaves `work-permit.submit`. */
  subject: Subject
  statuses: readonly Status[]
  /** Where the catalogue names the statuses, and where it has the words of each command. */
  words: { statuses: string; commands: string }
  /** What somebody may be to a record, or the policies that they may meet. */
  roles: readonly Role[]
  conditions?: readonly Condition[]
  /** The refusal of a command that does not start from the record's status. */
  wrongStatus: ProblemCode
  /** What the reason is called in the input. */
  reasonField?: string
  transitions: Readonly<
    Record<Command, Transition<NoInfer<Status>, NoInfer<Role>, NoInfer<Condition>>>
  >
  /** What happens without anybody's command. */
  clock?: Readonly<Record<Step, { from: readonly NoInfer<Status>[]; to: NoInfer<Status> }>>
}

/** Why a command is not given: the code of a problem and what its sentence names. */
export type Refusal = { code: ProblemCode; values?: Values; field?: string }

type Decision<Status> = { to: Status; refusal?: undefined } | { to?: undefined; refusal: Refusal }

type Given<Status, Role, Condition extends string> = {
  roles: readonly Role[]
  /** The requested status, where a command leads to several. */
  to?: Status
  /** As it was read by whoever gives the command. */
  rowVersion?: number
  reason?: string | null
  /** For each condition, what keeps the record from meeting it. */
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

  /** The commands of which something holds, such as those that need a reason. */
  commandsWith(holds: (transition: Transition<Status, Role, Condition>) => boolean): Command[] {
    return this.commands.filter((command) => holds(this.of(command)))
  }

  /** Where a command may lead from a status; nowhere, where it does not apply. */
  destinations(status: Status, command: Command): readonly Status[] {
    const { from } = this.of(command)
    return from.includes(status) ? this.targets(command) : []
  }

  /** Where a command leads from a status, or null where it does not apply. */
  nextStatus(status: Status, command: Command, requested?: Status): Status | null {
    const open = this.destinations(status, command)
    return (requested === undefined ? open[0] : open.find((to) => to === requested)) ?? null
  }

  /** Where a command leads unless another status is requested. */
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

  /** The commands that somebody is offered on a record of this status. */
  offered(status: Status, { roles, checks }: Given<Status, Role, Condition>): Command[] {
    return this.commands.filter(
      (command) =>
        this.destinations(status, command).length > 0 &&
        this.isOpenTo(command, roles) &&
        !this.unmet(command, checks),
    )
  }

  /** Where a command leads, or why it is refused. Whoever has no part in a record does not learn its status. */
  decide(
    command: Command,
    record: { status: Status; rowVersion?: number },
    given: Given<Status, Role, Condition>,
  ): Decision<Status> {
    const { roles, rowVersion, reason, checks } = given
    if (!this.isOpenTo(command, roles)) return { refusal: { code: 'not-your-part' } }
    const to = this.nextStatus(record.status, command, given.to)
    if (!to) return { refusal: this.wrongStatus(record.status, given.to ?? this.target(command)) }
    if (rowVersion !== undefined && rowVersion !== record.rowVersion)
      return { refusal: { code: 'stale-record' } }
    if (this.of(command).reason === 'needed' && !reason)
      return { refusal: { code: 'comment-needed', field: this.table.reasonField } }
    const refusal = this.unmet(command, checks)
    return refusal ? { refusal } : { to }
  }

  /** The name of the audit line that a command leaves. */
  eventOf(command: Command): `${Subject}.${string}` {
    return `${this.table.subject}.${this.of(command).event ?? command}`
  }

  /** The commands whose audit lines bear their own name. */
  namedEvents(): Command[] {
    return this.commandsWith(({ event }) => event === undefined)
  }

  /** What the clock does, such as ending a permit whose time is over. */
  byClock(step: Step): { from: Status[]; to: Status } {
    const { from, to } = this.table.clock![step]
    return { from: [...from], to }
  }

  /** A status as a text names it, in the reader's language. */
  nameOf(status: Status): Word {
    return { word: `${this.table.words.statuses}.${status}` }
  }

  /** The refusal of what does not start from a status. */
  wrongStatus(status: Status, to: Status = status): Refusal {
    const values = { status: this.nameOf(status), from: this.nameOf(status), to: this.nameOf(to) }
    return { code: this.table.wrongStatus, values }
  }

  private unmet(
    command: Command,
    checks: Given<Status, Role, Condition>['checks'],
  ): Refusal | null {
    const { condition } = this.of(command)
    return (condition && checks?.[condition]) ?? null
  }
}
