import { reassignTasks } from '@/lib/domain/work/tasks/commands'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(tasks.reassignMany, reassignTasks)
