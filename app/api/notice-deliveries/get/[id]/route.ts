import { noticeDeliveries } from '@/lib/domain/people/notice-deliveries/contract'
import { getDelivery } from '@/lib/domain/people/notice-deliveries/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(noticeDeliveries.get, getDelivery)
