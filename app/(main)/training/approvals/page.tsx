import { ApprovalsScreen } from '@/components/training-approvals/approvals-screen'
import { approvalsInput } from '@/components/training-approvals/approvals-input'
import { trainingApprovals } from '@/lib/domain/training/training-approvals/contract'
import { searchApprovals } from '@/lib/domain/training/training-approvals/queries'
import { may } from '@/lib/platform/access/actor'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../../query'

export const generateMetadata = pageTitle('trainingApprovals')

export default async function ApprovalsPage({ searchParams }: PageProps<'/training/approvals'>) {
  const actor = await gate('/training/approvals')
  const input = approvalsInput(await listQueryOf('/training/approvals', searchParams))
  const reads = [prefetch(trainingApprovals.search, searchApprovals, input)]
  return (
    <Prefetched of={reads}>
      <ApprovalsScreen mayReview={may(actor, 'training-review')} />
    </Prefetched>
  )
}
