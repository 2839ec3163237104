import { UserScreen } from '@/components/users/user-screen'
import { users } from '@/lib/domain/people/users/contract'
import { createUserTemplate, getUser } from '@/lib/domain/people/users/queries'
import { gate } from '@/lib/platform/auth/sign-in/gate'
import { config } from '@/lib/platform/config/config'
import { prefetch, Prefetched } from '@/lib/platform/http/prefetch'
import { pageTitle } from '@/lib/platform/i18n/page-title'

export const generateMetadata = pageTitle('users')

export default async function UserPage({ params }: PageProps<'/users/[id]'>) {
  const { id } = await params
  await gate('/users', `/users/${id}`)
  const { provider, providerAdmin } = config()
  return (
    <Prefetched
      of={[prefetch(users.get, getUser, { id }), prefetch(users.create, createUserTemplate, {})]}
    >
      <UserScreen
        id={id}
        provider={provider && { name: provider.name, isManaged: providerAdmin !== undefined }}
      />
    </Prefetched>
  )
}
