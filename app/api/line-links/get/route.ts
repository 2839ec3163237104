import { lineLinks } from '@/lib/domain/people/line-links/contract'
import { getLineLink } from '@/lib/domain/people/line-links/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(lineLinks.get, getLineLink)
