import { personCards } from '@/lib/domain/training/training-cards/contract'
import { exportCards } from '@/lib/domain/training/training-cards/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(personCards.exportCards, exportCards)
