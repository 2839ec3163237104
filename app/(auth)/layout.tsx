import type { ReactNode } from 'react'
import { Brand } from '@/components/layout/brand'
import { LanguageSwitch } from '@/components/layout/language-switch'
import classes from './entrance.module.css'

/** Around the pages for those who are not signed in. */
export default function EntranceLayout({ children }: { children: ReactNode }) {
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Brand />
        <LanguageSwitch />
      </header>
      <main className={classes.main}>{children}</main>
    </div>
  )
}
