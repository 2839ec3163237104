import { mailOutbox } from '@/lib/domain/people/mail-outbox/contract'
import { getMail } from '@/lib/domain/people/mail-outbox/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(mailOutbox.get, getMail)
