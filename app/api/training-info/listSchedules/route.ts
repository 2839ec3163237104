import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import { listSchedules } from '@/lib/domain/training/training-info/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(trainingInfo.listSchedules, listSchedules)
