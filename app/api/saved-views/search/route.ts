import { savedViews } from '@/lib/domain/people/saved-views/contract'
import { searchSavedViews } from '@/lib/domain/people/saved-views/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(savedViews.search, searchSavedViews)
