import { lineLinks } from '@/lib/domain/people/line-links/contract'
import { removeLineLink } from '@/lib/domain/people/line-links/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(lineLinks.remove, removeLineLink)
