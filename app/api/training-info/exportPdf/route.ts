import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import { exportSessionsPdf } from '@/lib/domain/training/training-info/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(trainingInfo.exportPdf, exportSessionsPdf)
