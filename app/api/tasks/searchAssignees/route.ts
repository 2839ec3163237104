import { tasks } from '@/lib/domain/tasks/contract'
import { searchAssignees } from '@/lib/domain/tasks/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(tasks.searchAssignees, searchAssignees)
