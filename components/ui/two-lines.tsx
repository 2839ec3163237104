import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { WholeCodes } from './whole-words'

type Props = {
  first: ReactNode
  second: ReactNode
  /** Language of the second line, where it is not that of the page. */
  lang?: string
  /** Left out of the card on a phone. */
  isDetail?: boolean
}

/** A value with a smaller, dimmed line below it, whose codes stay whole; an empty second line is left out. */
export const TwoLines = ({ first, second, lang, isDetail }: Props) => (
  <span>
    {first}
    {second && (
      <Text
        span
        display="block"
        size="sm"
        fw={400}
        c="dimmed"
        lang={lang}
        data-second
        data-detail={isDetail || undefined}
      >
        {typeof second === 'string' ? <WholeCodes text={second} /> : second}
      </Text>
    )}
  </span>
)
