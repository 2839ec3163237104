import { retrySync } from '@/lib/domain/provider-syncs/commands'
import { providerSyncs } from '@/lib/domain/provider-syncs/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(providerSyncs.retry, retrySync)
