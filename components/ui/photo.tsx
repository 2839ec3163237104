import { Avatar } from '@mantine/core'

type Props = {
  /** URL of the picture; without one the first letter of the name is shown. */
  src: string | null
  name: string
  size?: number
}

/** Hidden from screen readers, as the name stands beside it. */
export const Photo = ({ src, name, size = 36 }: Props) => (
  <Avatar component="span" src={src} size={size} radius="xl" color="pine" alt="" aria-hidden>
    {name.slice(0, 1)}
  </Avatar>
)
