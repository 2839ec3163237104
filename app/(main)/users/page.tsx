import { UsersScreen } from '@/components/users/users-screen'
import { users } from '@/lib/domain/people/users/contract'
import { searchUsers } from '@/lib/domain/people/users/queries'
import { readableRoles } from '@/lib/domain/people/users/rules'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'
import { listQueryOf } from '../query'

export const generateMetadata = pageTitle('users')

export default async function UsersPage({ searchParams }: PageProps<'/users'>) {
  const actor = await gate('/users')
  const keyword = [(await listQueryOf('/users', searchParams)).keyword].flat()[0]
  return (
    <Prefetched of={[prefetch(users.search, searchUsers, { keyword })]}>
      <UsersScreen offered={readableRoles(actor)} />
    </Prefetched>
  )
}
