import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { exportCredentialsXlsx } from '@/lib/domain/eligibility/credentials/files'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  credentials.exportXlsx,
  exportCredentialsXlsx,
)
