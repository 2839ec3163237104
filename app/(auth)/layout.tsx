import type { ReactNode } from 'react'
import { Brand } from '@/components/layout/brand'
import { ConnectionNotice } from '@/components/layout/connection-notice'
import { DemoBanner } from '@/components/layout/demo-banner'
import { LanguageSwitch } from '@/components/layout/language-switch'
import { ScreenTexts } from '@/components/layout/screen-texts'
import { isDemoOpen } from '@/lib/domain/people/account/demo/queries'
import classes from './layout.module.css'

/** Around the pages for those who are not signed in. */
export default async function EntranceLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Brand />
        <LanguageSwitch />
      </header>
      {(await isDemoOpen()) && (
        <aside className={classes.banner}>
          <DemoBanner />
        </aside>
      )}
      <main className={classes.main}>
        <ConnectionNotice />
        <ScreenTexts of="(auth)">{children}</ScreenTexts>
      </main>
    </div>
  )
}
