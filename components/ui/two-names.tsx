'use client'
import { useLocale } from 'next-intl'
import { namesIn, type Names } from '@/lib/platform/i18n/names'
import { TwoLines } from './two-lines'
import { WholeWords } from './whole-words'

/** A name in the reader's language with the other language's below. */
export function TwoNames(names: Names) {
  const { name, otherName, other } = namesIn(useLocale(), names)
  return (
    <TwoLines
      first={<WholeWords text={name} />}
      second={otherName && <WholeWords text={otherName} />}
      lang={other}
      isDetail
    />
  )
}
