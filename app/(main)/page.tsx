import { StartScreen } from '@/components/start/start-screen'
import { siteToday } from '@/lib/domain/site/settings/style/queries'
import { may } from '@/lib/platform/access/actor'
import { offeredTo } from '@/lib/platform/access/screens'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { startReads } from './reads'

export const generateMetadata = pageTitle('start')

export default async function StartPage() {
  const actor = await gate('/')
  const { name, roles } = actor
  const sees = {
    seesPeople: may(actor, 'worker-mgmt'),
    seesOffers: may(actor, 'enrollment'),
    seesOnSite: may(actor, 'presence'),
  }
  const today = await siteToday()
  return (
    <Prefetched of={startReads(sees)}>
      <StartScreen name={name} today={today} offered={offeredTo(roles)} {...sees} />
    </Prefetched>
  )
}
