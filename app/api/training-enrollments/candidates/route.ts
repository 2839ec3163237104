import { trainingEnrollments } from '@/lib/domain/training-enrollments/contract'
import { searchCandidates } from '@/lib/domain/training-enrollments/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  trainingEnrollments.candidates,
  searchCandidates,
)
