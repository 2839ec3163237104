'use client'
import Link from 'next/link'
import { useState, type ComponentProps } from 'react'

type Props = Omit<ComponentProps<typeof Link>, 'prefetch'>

/**
 * A link whose page is read ahead, data included, as soon as a pointer or the focus is on it: what takes
 * the server a moment is there at the click. Links merely in view ask for nothing.
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
