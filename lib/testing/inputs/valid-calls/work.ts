import { jsaTemplates } from '@/lib/domain/work/jsa-templates/contract'
import { projects } from '@/lib/domain/work/projects/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import {
  createEmployer,
  createJsaTemplate,
  createSystemTemplate,
  jsaTemplateInput,
  createProject,
  createTask,
  createUser,
  createWorkPermit,
} from '@/lib/testing/records/factories'
import type { ValidCall } from './valid-call'

export const workCalls: ValidCall[] = [
  [jsaTemplates.save, () => jsaTemplateInput()],
  [jsaTemplates.remove, async () => ({ id: (await createJsaTemplate()).id })],
  [jsaTemplates.setEnabled, async () => ({ id: (await createJsaTemplate()).id, IsEnabled: false })],
  [jsaTemplates.batchImport, async () => ({ ids: [(await createSystemTemplate()).id] })],
  [projects.save, async () => ({ name: 'งาน', employerId: (await createEmployer()).id })],
  [projects.remove, async () => ({ id: (await createProject()).id })],
  [projects.changeStatus, async () => ({ id: (await createProject()).id, status: 'Active' })],
  [tasks.createTask, () => ({ taskTypeId: 1 })],
  [
    tasks.executeCommand,
    async ({ userId }) => ({
      id: (await createTask({ assigneeUserId: userId })).id,
      command: 'start',
    }),
  ],
  [
    tasks.reassignMany,
    async (caller) => {
      const { userId } = await createUser('WorkOwner')
      const task = await createTask({
        assigneeUserId: caller.userId,
        assignerUserId: caller.userId,
      })
      return { ids: [task.id], AssigneeUserId: userId }
    },
  ],
  [
    tasks.reassign,
    async ({ userId }) => ({
      id: (await createTask({ assigneeUserId: userId })).id,
      AssigneeUserId: (await createUser('WorkOwner')).userId,
    }),
  ],
  [workPermits.save, () => ({ typeCode: 'General', description: 'งาน' })],
  [
    workPermits.copy,
    async ({ userId }) => ({ id: (await createWorkPermit({ requestedByUserId: userId })).id }),
  ],
  [
    workPermits.remove,
    async ({ userId }) => ({ id: (await createWorkPermit({ requestedByUserId: userId })).id }),
  ],
  [
    workPermits.executeCommand,
    async ({ userId }) => ({
      id: (await createWorkPermit({ requestedByUserId: userId })).id,
      command: 'cancel',
    }),
  ],
]
