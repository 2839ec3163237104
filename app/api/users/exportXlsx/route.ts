import { users } from '@/lib/domain/people/users/contract'
import { exportUsersXlsx } from '@/lib/domain/people/users/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(users.exportXlsx, exportUsersXlsx)
