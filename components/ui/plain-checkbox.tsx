import type { ComponentProps } from 'react'
import classes from './plain-checkbox.module.css'

type Props = Omit<ComponentProps<'input'>, 'type' | 'className' | 'ref'> & {
  /** Some of what it stands for is checked. */
  isPart?: boolean
}

/** The browser's own checkbox, looking as Mantine's does: each row of a list may have one. */
export const PlainCheckbox = ({ isPart = false, ...input }: Props) => (
  <input
    {...input}
    ref={(box) => {
      if (box) box.indeterminate = isPart
    }}
    type="checkbox"
    className={classes.box}
  />
)
