import { enroll } from '@/lib/domain/training/training-enrollments/enroll/commands'
import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(trainingEnrollments.enroll, enroll)
