import { retryMail } from '@/lib/domain/mail-outbox/commands'
import { mailOutbox } from '@/lib/domain/mail-outbox/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(mailOutbox.retry, retryMail)
