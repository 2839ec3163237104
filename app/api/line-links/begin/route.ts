import { lineLinks } from '@/lib/domain/people/line-links/contract'
import { beginLineLink } from '@/lib/domain/people/line-links/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(lineLinks.begin, beginLineLink)
