import { TrainingPlansScreen } from '@/components/training-plans/training-plans-screen'
import { trainingPlans } from '@/lib/domain/training/training-plans/contract'
import { searchTrainingPlans } from '@/lib/domain/training/training-plans/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../../query'

export const generateMetadata = pageTitle('trainingPlans')

export default async function TrainingPlansPage({ searchParams }: PageProps<'/training/plans'>) {
  await gate('/training/plans')
  await listQueryOf('/training/plans', searchParams)
  return (
    <Prefetched of={[prefetch(trainingPlans.search, searchTrainingPlans, {})]}>
      <TrainingPlansScreen />
    </Prefetched>
  )
}
