import { pushSubscriptions } from '@/lib/domain/people/push-subscriptions/contract'
import { savePushSubscription } from '@/lib/domain/people/push-subscriptions/commands'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(pushSubscriptions.save, savePushSubscription)
