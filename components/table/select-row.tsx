import { Checkbox } from '@mantine/core'
import type { ComponentProps } from 'react'
import type { Selection } from './use-selection'

type Props<Row extends { id: string }> = {
  row: Row
  selection: Selection<Row>
  label?: ComponentProps<typeof Checkbox>['aria-label']
}

/** Space selects the row; Enter selects it and leads to the commands of what is selected. */
export function SelectRow<Row extends { id: string }>({ row, selection, label }: Props<Row>) {
  const isChosen = selection.isChosen(row.id)
  return (
    <Checkbox
      aria-label={label}
      checked={isChosen}
      aria-keyshortcuts="Enter"
      onChange={() => selection.toggle(row)}
      onKeyDown={(event) => {
        if (event.key !== 'Enter') return
        event.preventDefault() // or the same key would press the button that takes the focus
        if (!isChosen) selection.toggle(row)
        selection.focus.enter(event.currentTarget)
      }}
    />
  )
}
