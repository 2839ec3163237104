import { serviceAccounts } from '@/lib/domain/people/service-accounts/contract'
import { getServiceAccount } from '@/lib/domain/people/service-accounts/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(serviceAccounts.get, getServiceAccount)
