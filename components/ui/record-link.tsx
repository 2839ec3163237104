import { Anchor } from '@mantine/core'
import type { Route } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'

type Props = {
  /** False where the reader has no access to the page. */
  href: string | false
  children: ReactNode
}

/** The name of another record, which leads to it. */
export const RecordLink = ({ href, children }: Props) =>
  href ? (
    <Anchor component={Link} href={href as Route} prefetch={false} inherit>
      {children}
    </Anchor>
  ) : (
    children
  )
