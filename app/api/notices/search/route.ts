import { notices } from '@/lib/domain/people/notices/contract'
import { searchNotices } from '@/lib/domain/people/notices/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(notices.search, searchNotices)
