import { InfoScreen } from '@/components/training-info/info-screen'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../../query'
import { infoReads } from './reads'

export const generateMetadata = pageTitle('trainingInfo')

export default async function TrainingInfoPage({ searchParams }: PageProps<'/training/info'>) {
  await gate('/training/info')
  const query = await listQueryOf('/training/info', searchParams)
  return (
    <Prefetched of={await infoReads(query)}>
      <InfoScreen />
    </Prefetched>
  )
}
