import { uploadAsset } from '@/lib/domain/site/assets/commands'
import { assets } from '@/lib/domain/site/assets/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(assets.upload, uploadAsset)
