import { tasks } from '@/lib/domain/work/tasks/contract'
import type { TaskCommand } from '@/lib/domain/work/tasks/workflow'
import { call, english, type Caller } from '@/lib/testing/calls/call'

export const execute = (caller: Caller, id: string, command: TaskCommand, more: object = {}) =>
  call(caller, tasks.executeCommand, { id, command, ...more }, english)
