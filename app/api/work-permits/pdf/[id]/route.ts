import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { getPermitPdf } from '@/lib/domain/work/work-permits/pdf/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(workPermits.pdf, getPermitPdf)
