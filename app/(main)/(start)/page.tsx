import { StartScreen } from '@/components/start/start-screen'
import { siteToday } from '@/lib/domain/site/settings/style/queries'
import { offeredTo } from '@/lib/platform/access/screens'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { figuresSeenBy, startReads } from './reads'

export const generateMetadata = pageTitle('start')

export default async function StartPage() {
  const actor = await gate('/')
  const { name, roles } = actor
  const sees = figuresSeenBy(actor)
  const today = await siteToday()
  return (
    <Prefetched of={startReads({ ...sees, today })}>
      <StartScreen name={name} today={today} offered={offeredTo(roles)} {...sees} />
    </Prefetched>
  )
}
