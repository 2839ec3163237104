import { retryDeliveries } from '@/lib/domain/people/notice-deliveries/commands'
import { noticeDeliveries } from '@/lib/domain/people/notice-deliveries/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(noticeDeliveries.retry, retryDeliveries)
