import { rem } from '@mantine/core'
import { useState, type CSSProperties } from 'react'
import classes from './photo.module.css'

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
export function Photo({ src, name, size = 36 }: Props) {
  const [broken, setBroken] = useState<string | null>(null)
  const style = { '--photo-size': rem(size) } as CSSProperties
  return (
    <span className={classes.photo} style={style} aria-hidden>
      {src && src !== broken ? (
        // oxlint-disable-next-line nextjs/no-img-element
        <img src={src} alt="" className={classes.picture} onError={() => setBroken(src)} />
      ) : (
        <span className={classes.letter}>{firstLetterOf(name)}</span>
      )}
    </span>
  )
}
