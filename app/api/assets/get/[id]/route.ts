import { assets } from '@/lib/domain/site/assets/contract'
import { getAsset } from '@/lib/domain/eligibility/credentials/files/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(assets.get, getAsset)
