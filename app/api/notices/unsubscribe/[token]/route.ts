import { notices } from '@/lib/domain/people/notices/contract'
import { unsubscribe } from '@/lib/domain/people/notices/unsubscribe/commands'
import { showUnsubscribe } from '@/lib/domain/people/notices/unsubscribe/files'
import { serve } from '@/lib/platform/http/serve'

export const { GET } = serve(notices.showUnsubscribe, showUnsubscribe)
export const { POST, PUT, PATCH, DELETE } = serve(notices.unsubscribe, unsubscribe)
