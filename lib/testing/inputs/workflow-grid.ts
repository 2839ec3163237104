import { describe, expect, test } from 'vitest'
import { messages } from '@/lib/platform/i18n/catalogue'
import { messageAt } from '@/lib/platform/i18n/message-at'
import type { Workflow } from '@/lib/platform/workflow/workflow'

type Grid<Status extends string, Role extends string, Command extends string> = {
  /** The next statuses of each command, by the statuses that it is possible in. */
  transitions: Record<Command, { [S in Status]?: Status | readonly Status[] }>
  /** The only roles that may give each command. */
  allowedRoles: Record<Command, readonly Role[]>
}

/** Tests every combination of role, status and command of a workflow against an independent grid. */
export function describeWorkflow<
  Status extends string,
  Role extends string,
  Command extends string,
  Condition extends string,
  Step extends string,
>(
  workflow: Workflow<string, Status, Role, Command, Condition, Step>,
  { transitions, allowedRoles }: Grid<Status, Role, Command>,
): void {
  const { commands, statuses } = workflow
  const { roles, words } = workflow.table

  const steps = commands.flatMap((command) =>
    statuses.map(
      (status) => [command, status, [transitions[command][status] ?? []].flat()] as const,
    ),
  )
  test.each(steps)('%s in status %s leads to %j', (command, status, to) =>
    expect(workflow.destinations(status, command)).toEqual(to),
  )

  const permissions = commands.flatMap((command) =>
    roles.map((role) => [command, role, allowedRoles[command].includes(role)] as const),
  )
  test.each(permissions)('%s may be given by a %s: %s', (command, role, may) =>
    expect(workflow.isOpenTo(command, [role])).toBe(may),
  )

  const offers = statuses.flatMap((status) =>
    roles.map((role) => [status, role, offeredTo(status, role)] as const),
  )
  function offeredTo(status: Status, role: Role): Command[] {
    return commands.filter(
      (command) =>
        transitions[command][status] !== undefined && allowedRoles[command].includes(role),
    )
  }
  test.each(offers)('in status %s a %s is offered %j', (status, role, offered) => {
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
