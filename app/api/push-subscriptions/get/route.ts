import { pushSubscriptions } from '@/lib/domain/people/push-subscriptions/contract'
import { getPushSubscriptions } from '@/lib/domain/people/push-subscriptions/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(pushSubscriptions.get, getPushSubscriptions)
