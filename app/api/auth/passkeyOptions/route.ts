import { account } from '@/lib/domain/account/contract'
import { getPasskeyOptions } from '@/lib/domain/account/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(account.passkeyOptions, getPasskeyOptions)
