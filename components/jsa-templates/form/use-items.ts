'use client'
import { useFieldArray } from 'react-hook-form'
import { useItemFocus } from './use-item-focus'

type Announcements = Record<'added' | 'moved' | 'removed', (no: number) => string>

/** A field array whose items are added, moved and removed by buttons; the focus follows the item. */
export function useItems(name: string, blank: () => object, say: Announcements) {
  const { fields, append, remove, move } = useFieldArray({ name })
  const { list, announcement, focusOn } = useItemFocus()
  const count = fields.length
  const add = () => {
    append(blank(), { shouldFocus: false })
    focusOn(count, 'text', say.added(count + 1))
  }
  const removeItem = (index: number) => {
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
    onRemove: count > 1 ? () => removeItem(index) : undefined,
  })
  return { fields, list, announcement, add, actionsOf }
}
