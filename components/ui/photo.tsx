import { Avatar } from '@mantine/core'

type Props = {
  /** URL of the picture; without one the first letter of the name is shown. */
  src: string | null
  name: string
  size?: number
}

/** Written before its consonant, by which Thai names are known: ไพโรจน์ is พ. */
const LEADING_VOWEL = /^[เแโใไ]/

export const firstLetterOf = (name: string): string => name.replace(LEADING_VOWEL, '').slice(0, 1)

/** Hidden from screen readers, as the name stands beside it. */
export const Photo = ({ src, name, size = 36 }: Props) => (
  <Avatar component="span" src={src} size={size} radius="xl" color="pine" alt="" aria-hidden>
    {firstLetterOf(name)}
  </Avatar>
)
