import { InfoScreen } from '@/components/training-info/info-screen'
import { infoInput } from '@/components/training-info/info-input'
import { trainingInfo } from '@/lib/domain/training/training-info/contract'
import { listSchedules } from '@/lib/domain/training/training-info/queries'
import { searchTrainingSessions } from '@/lib/domain/training/training-sessions/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { siteToday } from '@/lib/domain/site/settings/style/queries'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../../query'

export const generateMetadata = pageTitle('trainingInfo')

export default async function TrainingInfoPage({ searchParams }: PageProps<'/training/info'>) {
  await gate('/training/info')
  const input = infoInput(await listQueryOf('/training/info', searchParams), await siteToday())
  const sessions = prefetch(trainingInfo.searchSessions, searchTrainingSessions, input)
  return (
    <Prefetched of={[sessions, prefetch(trainingInfo.listSchedules, listSchedules, {})]}>
      <InfoScreen />
    </Prefetched>
  )
}
