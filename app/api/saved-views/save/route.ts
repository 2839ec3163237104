import { savedViews } from '@/lib/domain/people/saved-views/contract'
import { saveView } from '@/lib/domain/people/saved-views/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(savedViews.save, saveView)
