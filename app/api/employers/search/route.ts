import { employers } from '@/lib/domain/site/employers/contract'
import { searchEmployers } from '@/lib/domain/site/employers/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(employers.search, searchEmployers)
