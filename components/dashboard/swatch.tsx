import classes from './chart-card.module.css'

export const Swatch = ({ colour }: { colour: string }) => (
  <span className={classes.swatch} style={{ background: colour }} aria-hidden />
)
