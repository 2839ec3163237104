import { confirmIdentity } from '@/lib/domain/account/commands'
import { account } from '@/lib/domain/account/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(account.confirmIdentity, confirmIdentity)
