'use client'
import { Burger } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { useLocale, useTranslations } from 'next-intl'
import Link from 'next/link'
import type { ReactNode } from 'react'
import type { ScreenPath } from '@/lib/platform/access/screens'
import { AccountMenu, type Person } from './account-menu'
import { Brand } from './brand'
import { ConnectionNotice } from './connection-notice'
import { MainNavigation } from './main-navigation'
import { PrintHead } from './print-head'
import classes from './shell.module.css'

type Props = {
  person: Person
  offered: readonly ScreenPath[]
  /** In the header, before the account. */
  tools: ReactNode
  children: ReactNode
}

export function Shell({ person, offered, tools, children }: Props) {
  const t = useTranslations()
  const locale = useLocale()
  const [isOpen, { toggle, close }] = useDisclosure()
  return (
    <>
      <a href="#main" className={classes.skip}>
        {t('common.skipToContent')}
      </a>
      <header className={classes.header} data-screen-only>
        <Burger
          opened={isOpen}
          onClick={toggle}
          hiddenFrom="md"
          color="white"
          size="sm"
          aria-label={t(isOpen ? 'navigation.closeMenu' : 'navigation.openMenu')}
          aria-expanded={isOpen}
        />
        <Link href="/" prefetch={false} className={classes.home}>
          <Brand />
        </Link>
        <div className={classes.tools}>
          {tools}
          <AccountMenu {...person} />
        </div>
      </header>
      <div className={classes.navigation} data-open={isOpen || undefined} data-screen-only>
        <MainNavigation offered={offered} onNavigate={close} />
      </div>
      <main id="main" tabIndex={-1} className={classes.main}>
        <div className={classes.content}>
          <ConnectionNotice />
          <PrintHead reader={person.name[locale]} />
          {children}
        </div>
      </main>
    </>
  )
}
