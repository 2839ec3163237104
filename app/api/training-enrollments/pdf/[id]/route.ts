import { trainingEnrollments } from '@/lib/domain/training/training-enrollments/contract'
import { attendanceSheet } from '@/lib/domain/training/training-enrollments/sheet/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(trainingEnrollments.sheet, attendanceSheet)
