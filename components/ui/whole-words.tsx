import { Fragment } from 'react'
import classes from './whole-words.module.css'

/** T-301, WP-2026-000026: browsers break after a hyphen. Bounded, so that a long text costs no more than its length. */
const CODE = /([A-Z]{1,8}(?:-[A-Z\d]{1,8}){0,4}-\d{1,12})/

const withCodes = (text: string) =>
  text.split(CODE).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className={classes.code}>
        {part}
      </span>
    ),
  )

/** Any text; the codes in it stay whole. */
export const WholeCodes = ({ text }: { text: string }) => (
  <span className={classes.words}>{withCodes(text)}</span>
)

/** A name: Thai would be broken inside a word as well. In one element, which a grid keeps together. */
export const WholeWords = ({ text }: { text: string }) => (
  <span className={classes.words}>
    {text.split(' ').map((word, at) => (
      <Fragment key={at}>
        {at > 0 && ' '}
        <span className={classes.word}>{withCodes(word)}</span>
      </Fragment>
    ))}
  </span>
)
