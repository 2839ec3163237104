'use client'
import { IconCheck } from '@tabler/icons-react'
import type { Route } from 'next'
import Link from 'next/link'
import {
  Fragment,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type ToggleEvent,
} from 'react'
import classes from './action-menu.module.css'

export type MenuAction = {
  label: string
  icon?: ReactNode
  isDestructive?: boolean
  /** For one of several choices: whether it is the present one. */
  isChosen?: boolean
} & ({ onClick: () => void; href?: undefined } | { href: Route; onClick?: undefined })

type Props = {
  actions: MenuAction[]
  /** Shown above the actions. */
  head?: ReactNode
  label?: string
  className?: string
  /** Each row of a table has one: it is filled when it is first opened, and empty until the page has its scripts. */
  isInRow?: boolean
  /** Content of the button. */
  children: ReactNode
}

/**
 * A button with a menu. The browser's own popover provides the top layer, closing by Escape or by a click outside,
 * and the return of the focus. It is light, as every row of a table has one.
 */
export function ActionMenu({ actions, head, label, className, isInRow = false, children }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const [isFilled, setFilled] = useState(!isInRow)
  const settle = useCallback(() => {
    if (!menu.current || !button.current) return
    place(menu.current, button.current)
    menu.current.style.visibility = ''
    itemsOf(menu.current)[0]?.focus()
  }, [])
  const onBeforeToggle = ({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
    if (newState !== 'open') return
    setFilled(true)
    // Until it stands where it stays: a press on its way would go past it, and close it.
    currentTarget.style.visibility = 'hidden'
  }
  useEffect(() => {
    // The browser opens it also before the page has its scripts.
    if (!menu.current?.matches(':popover-open')) return
    setFilled(true)
    if (isFilled) settle()
  }, [isFilled, settle])
  return (
    <>
      <button
        ref={button}
        type="button"
        className={className}
        aria-label={label}
        aria-haspopup="menu"
        popoverTarget={id}
      >
        {children}
      </button>
      <div
        ref={menu}
        id={id}
        popover="auto"
        className={classes.menu}
        onBeforeToggle={onBeforeToggle}
        onToggle={({ newState }) => newState === 'open' && settle()}
      >
        {isFilled && (
          <>
            {head && <div className={classes.head}>{head}</div>}
            <Items actions={actions} label={label} close={() => menu.current?.hidePopover()} />
          </>
        )}
      </div>
    </>
  )
}

type ItemsProps = Pick<Props, 'actions' | 'label'> & { close: () => void }

const Items = ({ actions, label, close }: ItemsProps) => (
  <div
    role="menu"
    tabIndex={-1}
    aria-label={label}
    onKeyDown={(event) => step(event, itemsOf(event.currentTarget))}
  >
    {harmlessFirst(actions).map((action, index, all) => (
      <Fragment key={`${index} ${action.label}`}>
        {action.isDestructive && all[index - 1]?.isDestructive !== true && index > 0 && (
          <hr className={classes.line} />
        )}
        <Item action={action} close={close} />
      </Fragment>
    ))}
  </div>
)

const harmlessFirst = (actions: MenuAction[]) =>
  actions.toSorted((a, b) => Number(a.isDestructive ?? false) - Number(b.isDestructive ?? false))

function Item({ action, close }: { action: MenuAction; close: () => void }) {
  const { label, icon, isDestructive, isChosen, href, onClick } = action
  const common = {
    role: isChosen === undefined ? 'menuitem' : 'menuitemradio',
    'aria-checked': isChosen,
    tabIndex: -1,
    className: classes.item,
    'data-destructive': isDestructive || undefined,
  } as const
  if (href !== undefined)
    return (
      <Link href={href} prefetch={false} {...common} onNavigate={close}>
        {icon}
        {label}
      </Link>
    )
  // Closes first: the focus is back on the button before a dialog opens, and returns there after it.
  const act = () => {
    close()
    onClick()
  }
  return (
    <button type="button" {...common} onClick={act}>
      {icon}
      {label}
      {isChosen && <IconCheck size={18} className={classes.chosen} aria-hidden />}
    </button>
  )
}

/** In pixels, between the button and its menu. */
const GAP = 4

/** Below the button, or above it where there is no room below. */
function place(menu: HTMLElement, button: HTMLElement): void {
  const { top, bottom, right } = button.getBoundingClientRect()
  menu.style.right = `${document.documentElement.clientWidth - right - window.scrollX}px`
  const below = bottom + GAP
  const above = Math.max(GAP, top - GAP - menu.offsetHeight)
  const isInView = below + menu.offsetHeight <= window.innerHeight
  menu.style.top = `${window.scrollY + (isInView ? below : above)}px`
}

const itemsOf = (menu: Element) => [...menu.querySelectorAll<HTMLElement>('[role^="menuitem"]')]

const STEPS: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

function step(event: KeyboardEvent, items: HTMLElement[]): void {
  const next = STEPS[event.key]
  if (!next) return
  event.preventDefault()
  items[next(items.indexOf(event.target as HTMLElement), items.length)]?.focus()
}
