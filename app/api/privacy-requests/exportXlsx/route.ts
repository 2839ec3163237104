import { privacyRequests } from '@/lib/domain/people/privacy-requests/contract'
import { exportPrivacyRequestsXlsx } from '@/lib/domain/people/privacy-requests/files'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(
  privacyRequests.exportXlsx,
  exportPrivacyRequestsXlsx,
)
