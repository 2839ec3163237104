import { MusterScreen } from '@/components/musters/muster-screen'
import { musters } from '@/lib/domain/gate/musters/contract'
import { followMuster } from '@/lib/domain/gate/musters/follow/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('muster')

export default async function MusterPage({ params }: PageProps<'/musters/[id]'>) {
  const { id } = await params
  await gate('/musters', `/musters/${id}`)
  return (
    <Prefetched of={[prefetch(musters.follow, followMuster, { id })]}>
      <MusterScreen id={id} />
    </Prefetched>
  )
}
