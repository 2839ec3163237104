import { changePassword } from '@/lib/domain/people/account/password/commands'
import { account } from '@/lib/domain/people/account/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(account.changePassword, changePassword)
