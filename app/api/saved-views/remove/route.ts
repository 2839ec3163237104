import { savedViews } from '@/lib/domain/people/saved-views/contract'
import { removeView } from '@/lib/domain/people/saved-views/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(savedViews.remove, removeView)
