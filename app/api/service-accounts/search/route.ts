import { serviceAccounts } from '@/lib/domain/people/service-accounts/contract'
import { searchServiceAccounts } from '@/lib/domain/people/service-accounts/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  serviceAccounts.search,
  searchServiceAccounts,
)
