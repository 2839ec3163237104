import { projectTimeline } from '@/lib/domain/work/projects/timeline/contract'
import { searchTimeline } from '@/lib/domain/work/projects/timeline/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  projectTimeline.searchTimeline,
  searchTimeline,
)
