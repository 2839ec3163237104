import { searchSeatRequests } from '@/lib/domain/training/seat-requests/queries'
import { seatRequests } from '@/lib/domain/training/seat-requests/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(seatRequests.search, searchSeatRequests)
