import { projectOnly, timelineInput } from '@/components/projects/timeline/timeline-input'
import { TimelineScreen } from '@/components/projects/timeline/timeline-screen'
import { projectTimeline } from '@/lib/domain/work/projects/timeline/contract'
import { searchTimeline } from '@/lib/domain/work/projects/timeline/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { queryOf } from '../../../query'

export const generateMetadata = pageTitle('projectTimeline')

export default async function TimelinePage(props: PageProps<'/projects/[id]/timeline'>) {
  const { id } = await props.params
  await gate('/projects/[id]/timeline', `/projects/${id}/timeline`)
  const inputs = [projectOnly(id), timelineInput(id, await queryOf(props.searchParams))]
  const reads = inputs.map((input) =>
    prefetch(projectTimeline.searchTimeline, searchTimeline, input),
  )
  return (
    <Prefetched of={reads}>
      <TimelineScreen id={id} />
    </Prefetched>
  )
}
