import { permitPdfs } from '@/lib/domain/work/work-permits/pdf/contract'
import { exportPermitPdfs } from '@/lib/domain/work/work-permits/pdf/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(permitPdfs.exportPdfs, exportPermitPdfs)
