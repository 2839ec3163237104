import { serviceAccounts } from '@/lib/domain/people/service-accounts/contract'
import { removeServiceAccount } from '@/lib/domain/people/service-accounts/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(serviceAccounts.remove, removeServiceAccount)
