import { globalSearch } from '@/lib/domain/insight/global-search/contract'
import { searchEverything } from '@/lib/domain/insight/global-search/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(globalSearch.search, searchEverything)
