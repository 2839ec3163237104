import { tasks } from '@/lib/domain/work/tasks/contract'
import { searchAssignees } from '@/lib/domain/work/tasks/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(tasks.searchAssignees, searchAssignees)
