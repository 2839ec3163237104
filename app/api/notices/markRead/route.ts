import { notices } from '@/lib/domain/people/notices/contract'
import { markNoticesRead } from '@/lib/domain/people/notices/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(notices.markRead, markNoticesRead)
