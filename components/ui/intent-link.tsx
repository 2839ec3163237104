'use client'
import Link from 'next/link'
import { useState, type ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch'>

/**
 * Prefetches its page, data included, once the pointer or the focus is on it. Links that are merely in view
 * prefetch nothing.
 */
export function IntentLink(props: Props) {
  const [isIntended, setIntended] = useState(false)
  const intend = () => setIntended(true)
  return (
    <Link
      {...props}
      prefetch={isIntended}
      onMouseEnter={intend}
      onTouchStart={intend}
      onFocus={intend}
    />
  )
}
