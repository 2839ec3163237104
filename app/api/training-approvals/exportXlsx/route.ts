import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { exportApprovalsXlsx } from '@/lib/domain/training/training-approvals/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  trainingApprovals.exportXlsx,
  exportApprovalsXlsx,
)
