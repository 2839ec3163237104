import { getProviderSync } from '@/lib/domain/provider-syncs/queries'
import { providerSyncs } from '@/lib/domain/provider-syncs/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(providerSyncs.get, getProviderSync)
