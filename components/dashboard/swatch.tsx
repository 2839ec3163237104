import classes from './chart-card.module.css'

/** The colour of a part of the chart, beside its name in the table. */
export const Swatch = ({ colour }: { colour: string }) => (
  <span className={classes.swatch} style={{ background: colour }} aria-hidden />
)
