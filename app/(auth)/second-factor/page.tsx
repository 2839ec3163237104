import { redirect } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { IdentityProvider } from '@/components/account/identity-provider'
import { EnrolScreen } from '@/components/second-factors/enrol-screen'
import { route } from '@/lib/platform/access/route'
import { currentActor } from '@/lib/platform/auth/sign-in/gate'
import { returnPath } from '@/lib/platform/auth/return-path'

export const generateMetadata = async () => ({
  title: (await getTranslations('secondFactors'))('enrolTitle'),
})

/** Where those are led who need a second factor and have none. */
export default async function SecondFactorPage({ searchParams }: PageProps<'/second-factor'>) {
  const next = returnPath((await searchParams).from)
  const actor = await currentActor()
  if (!actor) redirect(route(`/sign-in?from=${encodeURIComponent(next)}`))
  if (!actor.mustEnrol) redirect(route(next))
  return (
    <IdentityProvider email={actor.email ?? ''}>
      <EnrolScreen next={next} />
    </IdentityProvider>
  )
}
