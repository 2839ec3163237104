import { Fragment } from 'react'
import classes from './whole-words.module.css'

/** A name: Thai would be broken inside a word as well. In one element, which a grid keeps together. */
export const WholeWords = ({ text }: { text: string }) => (
  <span className={classes.words}>
    {text.split(' ').map((word, at) => (
      <Fragment key={at}>
        {at > 0 && ' '}
        <span className={classes.word}>{word}</span>
      </Fragment>
    ))}
  </span>
)
