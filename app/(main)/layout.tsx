import type { ReactNode } from 'react'
import { IdentityProvider } from '@/components/account/identity-provider'
import { SessionRenewal } from '@/components/account/session-renewal'
import { InputOwnerProvider } from '@/components/form/input-owner'
import { SearchButton } from '@/components/global-search/search-button'
import { DemoBanner } from '@/components/layout/demo-banner'
import { ScreenTexts } from '@/components/layout/screen-texts'
import { Shell } from '@/components/layout/shell'
import { OwnLanguageSwitch } from '@/components/notice-settings/own-language-switch'
import { NoticesButton } from '@/components/notices/notices-button'
import { KeepPush } from '@/components/push-subscriptions/keep-push'
import { OpenableRecords } from '@/components/record/openable-records'
import { SavedViews } from '@/components/saved-views/provider'
import { ListKeys } from '@/components/table/list-keys'
import { EnrollmentPolicy } from '@/components/training/may-enroll'
import { isDemoOpen } from '@/lib/domain/people/account/demo/queries'
import { config } from '@/lib/platform/config/config'
import { currentActor } from '@/lib/platform/auth/sign-in/gate'
import { may } from '@/lib/platform/access/actor'
import { offeredTo } from '@/lib/platform/access/screens'

export default function MainLayout({ children }: LayoutProps<'/'>) {
  return (
    <ScreenTexts of="(main)">
      <ReadersShell>{children}</ReadersShell>
    </ScreenTexts>
  )
}

/** The shell with the screens for the reader's roles. Pages themselves send strangers to the sign-in page. */
async function ReadersShell({ children }: { children: ReactNode }) {
  const actor = await currentActor()
  if (!actor) return <main>{children}</main>
  const { name, roles, email, userId } = actor
  const offered = offeredTo(roles)
  const account = { email: email ?? '', provider: config().provider?.name }
  return (
    <SessionRenewal userId={userId} {...account}>
      <IdentityProvider {...account}>
        <InputOwnerProvider userId={userId}>
          <Shell
            person={{ name, roles }}
            offered={offered}
            tools={
              <>
                <SearchButton offered={offered} />
                <NoticesButton />
                <OwnLanguageSwitch />
              </>
            }
          >
            <ListKeys />
            <KeepPush />
            {(await isDemoOpen()) && <DemoBanner />}
            <OpenableRecords value={roles}>
              <EnrollmentPolicy value={may(actor, 'enrollment')}>
                <SavedViews>{children}</SavedViews>
              </EnrollmentPolicy>
            </OpenableRecords>
          </Shell>
        </InputOwnerProvider>
      </IdentityProvider>
    </SessionRenewal>
  )
}
