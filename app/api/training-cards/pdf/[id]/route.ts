import { trainingCards } from '@/lib/domain/training/training-cards/contract'
import { trainingCard } from '@/lib/domain/training/training-cards/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(trainingCards.pdf, trainingCard)
