import { signOut } from '@/lib/domain/people/account/commands'
import { account } from '@/lib/domain/people/account/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(account.signOut, signOut)
