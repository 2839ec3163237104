import { mailOutbox } from '@/lib/domain/site/mail-outbox/contract'
import { searchMails } from '@/lib/domain/site/mail-outbox/queries'
import { serve } from '@/lib/platform/http/serve'

export const { GET, POST, PUT, PATCH, DELETE } = serve(mailOutbox.search, searchMails)
