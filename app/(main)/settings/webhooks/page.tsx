import { WebhooksScreen } from '@/components/webhooks/webhooks-screen'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { readsOf } from './reads'

export const generateMetadata = pageTitle('webhooks')

export default async function WebhooksPage({ searchParams }: PageProps<'/settings/webhooks'>) {
  await gate('/settings/webhooks')
  return (
    <Prefetched of={readsOf(await searchParams)}>
      <WebhooksScreen />
    </Prefetched>
  )
}
