'use client'
import { useFieldArray } from 'react-hook-form'
import { useItemFocus } from './use-item-focus'

type News = Record<'added' | 'moved' | 'removed', (no: number) => string>

/** A field array whose items are added, moved and removed by buttons; the focus follows the item. */
export function useItems(name: string, blank: () => object, say: News) {
  const { fields, append, remove, move } = useFieldArray({ name })
  const { list, news, focusOn } = useItemFocus()
  const count = fields.length
  const add = () => {
    append(blank(), { shouldFocus: false })
    focusOn(count, 'text', say.added(count + 1))
  }
  const takeOut = (index: number) => {
    remove(index)
    focusOn(Math.min(index, count - 2), 'text', say.removed(index + 1))
  }
  const actionsOf = (index: number) => ({
    index,
    isLast: index === count - 1,
    onMove: (from: number, to: number, button: 'up' | 'down') => {
      move(from, to)
      focusOn(to, button, say.moved(to + 1))
    },
    onRemove: count > 1 ? () => takeOut(index) : undefined,
  })
  return { fields, list, news, add, actionsOf }
}
