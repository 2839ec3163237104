import { getProviderSync } from '@/lib/domain/people/provider-syncs/queries'
import { providerSyncs } from '@/lib/domain/people/provider-syncs/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(providerSyncs.get, getProviderSync)
