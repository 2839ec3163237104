import { retrySync } from '@/lib/domain/people/provider-syncs/commands'
import { providerSyncs } from '@/lib/domain/people/provider-syncs/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(providerSyncs.retry, retrySync)
