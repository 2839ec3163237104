import { users } from '@/lib/domain/people/users/contract'
import { listContractors } from '@/lib/domain/people/users/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(users.preCreateContractor, listContractors)
