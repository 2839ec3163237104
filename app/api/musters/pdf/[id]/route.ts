import { musters } from '@/lib/domain/gate/musters/contract'
import { musterPdf } from '@/lib/domain/gate/musters/files'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(musters.pdf, musterPdf)
