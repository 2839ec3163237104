import { employers } from '@/lib/domain/employers/contract'
import { searchEmployers } from '@/lib/domain/employers/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(employers.search, searchEmployers)
