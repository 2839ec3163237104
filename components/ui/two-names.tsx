'use client'
import { useLocale } from 'next-intl'
import { Fragment } from 'react'
import { namesIn, type Names } from '@/lib/platform/i18n/names'
import { TwoLines } from './two-lines'
import classes from './two-names.module.css'

/** A name in the reader's language with the other language's below. */
export function TwoNames(names: Names) {
  const { name, otherName, other } = namesIn(useLocale(), names)
  return (
    <TwoLines
      first={<WholeWords text={name} />}
      second={otherName && <WholeWords text={otherName} />}
      lang={other}
    />
  )
}

const WholeWords = ({ text }: { text: string }) =>
  text.split(' ').map((word, at) => (
    <Fragment key={at}>
      {at > 0 && ' '}
      <span className={classes.word}>{word}</span>
    </Fragment>
  ))
