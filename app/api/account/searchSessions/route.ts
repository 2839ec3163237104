import { account } from '@/lib/domain/account/contract'
import { searchMySessions } from '@/lib/domain/account/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(account.searchSessions, searchMySessions)
