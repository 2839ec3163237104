import { gate } from '@/lib/domain/gate/gate/contract'
import { correctPassage } from '@/lib/domain/gate/gate/correct/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(gate.correct, correctPassage)
