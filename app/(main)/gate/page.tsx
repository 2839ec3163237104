import { GateScreen } from '@/components/gate/gate-screen'
import { activeGates } from '@/components/gate/use-gate-choice'
import { gates } from '@/lib/domain/gate/gates/contract'
import { searchGates } from '@/lib/domain/gate/gates/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('gate')

export default async function GatePage() {
  await gate('/gate')
  return (
    <Prefetched of={[prefetch(gates.search, searchGates, activeGates)]}>
      <GateScreen />
    </Prefetched>
  )
}
