import { IconX } from '@tabler/icons-react'
import classes from './removable-chip.module.css'

type Props = {
  text: string
  /** What pressing it does, in words. */
  label: string
  onRemove: () => void
}

/** What a list is narrowed by, as a button that takes it away. */
export const RemovableChip = ({ text, label, onRemove }: Props) => (
  <button type="button" className={classes.chip} aria-label={label} onClick={onRemove}>
    <span>{text}</span>
    <IconX size={16} aria-hidden />
  </button>
)
