import classes from './letter.module.css'

/** The text of a mail, as it was written. */
export function Letter({ children }: { children: string }) {
  return <div className={classes.text}>{children}</div>
}
