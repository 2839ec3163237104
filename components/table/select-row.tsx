import { PlainCheckbox } from '@/components/ui/plain-checkbox'
import type { Selection } from './use-selection'

type Props<Row extends { id: string }> = {
  row: Row
  selection: Selection<Row>
  label?: string
}

/** Space selects the row; Enter selects it and leads to the commands of what is selected. */
export function SelectRow<Row extends { id: string }>({ row, selection, label }: Props<Row>) {
  const isChosen = selection.isChosen(row.id)
  return (
    <PlainCheckbox
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
