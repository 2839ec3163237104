'use client'
import { useTranslations } from 'next-intl'
import { useLinkStatus } from 'next/link'
import { usePathname } from 'next/navigation'
import { useEffect, useRef } from 'react'
import { IntentLink } from '@/components/ui/intent-link'
import { route } from '@/lib/platform/access/route'
import type { ScreenPath } from '@/lib/platform/access/screens'
import { currentOf, groupsOf, type NavigationItem } from './navigation'
import classes from './main-navigation.module.css'

type Props = { offered: readonly ScreenPath[]; onNavigate: () => void }

export function MainNavigation({ offered, onNavigate }: Props) {
  const t = useTranslations('navigation')
  const here = currentOf(usePathname(), offered)
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    const item = menu.current?.querySelector(`[href="${here}"]`)
    const frame = menu.current?.parentElement
    if (item && frame) bringIntoSight(item, frame)
  }, [here])
  return (
    <nav ref={menu} aria-label={t('menu')} className={classes.navigation}>
      {groupsOf(offered).map(({ group, items }) => (
        <div key={group ?? 'first'} className={classes.group}>
          {group && <p className={classes.heading}>{t(`groups.${group}`)}</p>}
          <ul className={classes.list}>
            {items.map((item) => (
              <li key={item.href}>
                <NavigationLink item={item} isHere={item.href === here} onNavigate={onNavigate} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

type LinkProps = { item: NavigationItem; isHere: boolean; onNavigate: () => void }

function NavigationLink({ item, isHere, onNavigate }: LinkProps) {
  const t = useTranslations('navigation.screens')
  const { href, icon: Icon, key } = item
  return (
    <IntentLink
      href={route(href)}
      className={classes.link}
      aria-current={isHere ? 'page' : undefined}
      onNavigate={onNavigate}
    >
      <Icon size={20} stroke={1.75} aria-hidden />
      <span>{t(`${key}.label`)}</span>
      <Pending />
    </IntentLink>
  )
}

/** Shows that a click was registered while the page loads. */
function Pending() {
  const { pending } = useLinkStatus()
  return <span className={classes.pending} data-pending={pending || undefined} aria-hidden />
}

/** Scrolls `frame` alone, and no further than needed: `scrollIntoView` moves the page as well. */
function bringIntoSight(item: Element, frame: Element) {
  const { top, bottom } = item.getBoundingClientRect()
  const edges = frame.getBoundingClientRect()
  // In pixels: so much of the next item shows that there are more.
  const room = 32
  const above = edges.top + room - top
  const below = bottom + room - edges.bottom
  if (above > 0) frame.scrollTop -= above
  else if (below > 0) frame.scrollTop += below
}
