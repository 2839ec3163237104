import { MailsScreen } from '@/components/mail-outbox/mails-screen'
import { listInput } from '@/components/table/list-input'
import { mailOutbox } from '@/lib/domain/people/mail-outbox/contract'
import { searchMails } from '@/lib/domain/people/mail-outbox/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { config } from '@/lib/platform/config/config'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../../query'

export const generateMetadata = pageTitle('mail')

export default async function MailPage({ searchParams }: PageProps<'/settings/mail'>) {
  await gate('/settings/mail')
  const input = listInput(mailOutbox.search, await listQueryOf('/settings/mail', searchParams))
  return (
    <Prefetched of={[prefetch(mailOutbox.search, searchMails, input)]}>
      <MailsScreen isKept={!config().mailServer} />
    </Prefetched>
  )
}
