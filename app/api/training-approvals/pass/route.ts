import { passAttendance } from '@/lib/domain/training/training-approvals/commands'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(trainingApprovals.pass, passAttendance)
