import { lineWebhook } from '@/lib/domain/people/line-links/webhook/contract'
import { receiveFromLine } from '@/lib/domain/people/line-links/webhook/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(lineWebhook.receive, receiveFromLine)
