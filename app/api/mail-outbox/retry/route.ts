import { retryMail } from '@/lib/domain/people/mail-outbox/commands'
import { mailOutbox } from '@/lib/domain/people/mail-outbox/contract'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(mailOutbox.retry, retryMail)
