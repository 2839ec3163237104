import { NewUserScreen } from '@/components/users/user-screen'
import { users } from '@/lib/domain/people/users/contract'
import { createUserTemplate } from '@/lib/domain/people/users/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('users')

export default async function NewUserPage() {
  await gate('/users', '/users/new')
  return (
    <Prefetched of={[prefetch(users.create, createUserTemplate, {})]}>
      <NewUserScreen />
    </Prefetched>
  )
}
