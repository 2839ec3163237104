import { Avatar } from '@mantine/core'

type Props = {
  /** Where the picture stands; without one the first letter of the name is shown. */
  src: string | null
  name: string
  size?: number
}

/** A face beside a name that is written out: it says nothing more to those who do not see it. */
export const Photo = ({ src, name, size = 36 }: Props) => (
  <Avatar component="span" src={src} size={size} radius="xl" color="pine" alt="" aria-hidden>
    {name.slice(0, 1)}
  </Avatar>
)
