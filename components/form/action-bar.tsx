import type { ComponentProps } from 'react'
import { Actions } from '@/components/ui/actions'
import classes from './action-bar.module.css'

/** The buttons that end a form, at the bottom edge as long as the end of the form is below it. */
export const ActionBar = (props: ComponentProps<typeof Actions>) => (
  <div className={classes.bar}>
    <Actions {...props} />
  </div>
)
