import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = ButtonProps & {
  /** Whether what the button says cannot be done yet. */
  isNotYet: boolean
  /** The id of the element that says why. */
  reasonId?: string
  /** Of both states: the press may lead to what is to be done first. */
  onClick: () => void
  children: ReactNode
}

/** A button that keeps its place and the focus while it is not possible, so that keyboards and screen readers find why. */
export const ReachableButton = ({ isNotYet, reasonId, ...props }: Props) => (
  <Button
    {...props}
    aria-disabled={isNotYet || undefined}
    aria-describedby={isNotYet ? reasonId : undefined}
    data-disabled={isNotYet || undefined}
  />
)
