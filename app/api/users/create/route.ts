import { users } from '@/lib/domain/people/users/contract'
import { createUserTemplate } from '@/lib/domain/people/users/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(users.create, createUserTemplate)
