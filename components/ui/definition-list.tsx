import type { ReactNode } from 'react'
import classes from './definition-list.module.css'

type Item = { term: string; value: ReactNode }

export const DefinitionList = ({ items }: { items: Item[] }) => (
  <dl className={classes.list}>
    {items.map(({ term, value }) => (
      <div key={term} className={classes.item}>
        <dt>{term}</dt>
        <dd>{value ?? '–'}</dd>
      </div>
    ))}
  </dl>
)
