import { getTranslations } from 'next-intl/server'
import { redirect } from 'next/navigation'
import { route } from '@/lib/platform/access/route'
import { currentActor } from '@/lib/platform/auth/sign-in/gate'
import { DEMO_PASSWORD } from '@/lib/domain/people/account/demo/rules'
import { returnPath } from '@/lib/platform/auth/return-path'
import { config } from '@/lib/platform/config/config'
import { ProviderScreen } from './provider-screen'
import { demoAccounts } from '@/lib/domain/people/users/demo/queries'
import { SignInScreen } from './sign-in-screen'

export const generateMetadata = async () => ({ title: (await getTranslations('signIn'))('title') })

export default async function SignInPage({ searchParams }: PageProps<'/sign-in'>) {
  const { from, changed, error } = await searchParams
  const next = returnPath(from)
  if (await currentActor()) redirect(route(next))
  const { provider } = config()
  if (provider) return <ProviderScreen name={provider.name} next={next} refused={error} />
  const demo = { accounts: await demoAccounts(), password: DEMO_PASSWORD }
  return <SignInScreen next={next} isPasswordChanged={changed !== undefined} demo={demo} />
}
