import { account } from '@/lib/domain/people/account/contract'
import { getPublicKeys } from '@/lib/domain/people/account/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(account.jwks, getPublicKeys)
