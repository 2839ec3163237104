import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { searchCandidates } from '@/lib/domain/training/training-enrollments/enroll/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  trainingEnrollments.candidates,
  searchCandidates,
)
