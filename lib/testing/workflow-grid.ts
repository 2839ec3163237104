import { describe, expect, test } from 'vitest'
import { messages } from '@/lib/platform/i18n/catalogue'
import { messageAt } from '@/lib/platform/i18n/message-at'
import type { Workflow } from '@/lib/platform/workflow/workflow'

type Grid<Status extends string, Role extends string, Command extends string> = {
  /** Where each command leads; from every other status nowhere. */
  moves: Record<Command, { [S in Status]?: Status | readonly Status[] }>
  /** Who gives each command; nobody else does. */
  givers: Record<Command, readonly Role[]>
}

/** Checks every cell of who × status × command against what is written down once more. */
export function describeWorkflow<
  Status extends string,
  Role extends string,
  Command extends string,
  Condition extends string,
  Step extends string,
>(
  workflow: Workflow<string, Status, Role, Command, Condition, Step>,
  { moves, givers }: Grid<Status, Role, Command>,
): void {
  const { commands, statuses } = workflow
  const { roles, words } = workflow.table

  const steps = commands.flatMap((command) =>
    statuses.map((status) => [command, status, [moves[command][status] ?? []].flat()] as const),
  )
  test.each(steps)('%s of what is %s leads to %j', (command, status, to) =>
    expect(workflow.destinations(status, command)).toEqual(to),
  )

  const gifts = commands.flatMap((command) =>
    roles.map((role) => [command, role, givers[command].includes(role)] as const),
  )
  test.each(gifts)('%s by the %s: %s', (command, role, may) =>
    expect(workflow.isOpenTo(command, [role])).toBe(may),
  )

  const offers = statuses.flatMap((status) =>
    roles.map((role) => [status, role, offeredTo(status, role)] as const),
  )
  function offeredTo(status: Status, role: Role): Command[] {
    return commands.filter(
      (command) => moves[command][status] !== undefined && givers[command].includes(role),
    )
  }
  test.each(offers)('of what is %s the %s is offered %j', (status, role, offered) => {
    expect(workflow.offered(status, { roles: [role] })).toEqual(offered)
    expect(workflow.offered(status, { roles: [] })).toEqual([])
  })

  describe.each(Object.entries(messages))('the catalogue (%s)', (_, texts) => {
    test('names every status and command', () => {
      const keys = [
        ...statuses.map((status) => `${words.statuses}.${status}`),
        ...commands.map((command) => `${words.commands}.${command}.label`),
      ]
      expect(keys.filter((key) => messageAt(texts, key) === undefined)).toEqual([])
    })
  })
}
