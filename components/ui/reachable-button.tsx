import { Button, type ButtonProps } from '@mantine/core'
import type { ReactNode } from 'react'

type Props = ButtonProps & {
  /** That a press does not do now what the button says. */
  isNotYet: boolean
  /** The id of the text that says why. */
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
