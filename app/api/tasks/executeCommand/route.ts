import { executeTaskCommand } from '@/lib/domain/tasks/commands'
import { tasks } from '@/lib/domain/tasks/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(tasks.executeCommand, executeTaskCommand)
