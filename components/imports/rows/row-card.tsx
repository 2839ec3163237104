'use client'
import { Button, Group, Text, TextInput } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { use, useRef, useState, type ReactNode, type RefObject } from 'react'
import { useUnsavedWarning } from '@/components/form/use-unsaved-warning'
import { Actions } from '@/components/ui/actions'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import { useToast } from '@/components/ui/toast'
import { imports, type ImportedRow, type ImportPage } from '@/lib/domain/site/imports/contract'
import type { importOutcomes } from '@/lib/domain/site/imports/rules'
import { useCommand } from '@/lib/platform/browser/use-api'
import { RowNotes } from './row-notes'
import { TypedTexts } from './typed-texts'
import classes from './rows.module.css'

const tones: Record<(typeof importOutcomes)[number], Tone> = {
  New: 'good',
  Change: 'info',
  Same: 'neutral',
  Skipped: 'neutral',
  Wrong: 'bad',
}

type Props = {
  file: ImportPage
  row: ImportedRow
  /** The row is no longer among those that are shown. */
  onGone: () => void
}

/** A row of the file: its wrong cells can be typed in at once, the others after a press. */
export function RowCard({ file, row, onGone }: Props) {
  const t = useTranslations('imports')
  // Open where something was typed: a text that is not shown would be saved unseen.
  const [isOpen, setOpen] = useState(use(TypedTexts)?.has(row.rowNo) ?? false)
  const card = useRef<HTMLLIElement>(null)
  const { rowNo, outcome, cells, errors } = row
  const canEdit = file.can.includes('check')
  const mapped = file.fields.filter(({ field }) => file.mapping[field])
  const shown = mapped.filter(
    ({ field }) => isOpen || errors.some(({ column }) => column === field),
  )
  // Those of a cell that can be typed in stand at the cell.
  const others = errors.filter(
    ({ column }) => !canEdit || !mapped.some(({ field }) => field === column),
  )
  const summary = mapped
    .map(({ field }) => cells[file.mapping[field]!])
    .filter(Boolean)
    .join(' · ')
  const more = canEdit && !isOpen && shown.length < mapped.length && (
    <Button size="xs" variant="subtle" onClick={() => setOpen(true)}>
      {t(shown.length > 0 ? 'check.editAll' : 'check.edit', { row: rowNo })}
    </Button>
  )
  return (
    <li ref={card} className={classes.row} data-outcome={outcome}>
      <Group gap="sm" wrap="nowrap" align="start">
        <Text fw={650} style={{ whiteSpace: 'nowrap' }}>
          {t('check.row')} {rowNo}
        </Text>
        {outcome && <StatusBadge tone={tones[outcome]}>{t(`outcomes.${outcome}`)}</StatusBadge>}
      </Group>
      <Text size="sm" className={classes.summary}>
        {summary}
      </Text>
      {others.map(({ column, code, message }) => (
        <Text key={`${column} ${code}`} size="sm" c="var(--bad-text)">
          {file.fields.find(({ field }) => field === column)?.label} {message}
        </Text>
      ))}
      <RowNotes file={file} row={row} />
      {canEdit && shown.length > 0 ? (
        <RowForm
          key={JSON.stringify(cells)}
          file={file}
          row={row}
          fields={shown}
          card={card}
          more={more}
          onGone={onGone}
        />
      ) : (
        more
      )}
    </li>
  )
}

type FormProps = Props & {
  fields: ImportPage['fields']
  card: RefObject<HTMLLIElement | null>
  /** Beside the button that saves. */
  more: ReactNode
}

function RowForm({ file, row, fields, card, more, onGone }: FormProps) {
  const t = useTranslations('imports.check')
  const toast = useToast()
  const typed = use(TypedTexts)
  const [texts, setTexts] = useState(typed?.get(row.rowNo) ?? {})
  const save = useCommand(imports.saveRow)
  const columnOf = (field: string) => file.mapping[field]!
  const isTyped = ([column, text]: [string, string]) => text !== (row.cells[column] ?? '')
  useUnsavedWarning(Object.entries(texts).some(isTyped))
  const type = (column: string, text: string) => {
    const all = { ...texts, [column]: text }
    setTexts(all)
    if (Object.entries(all).some(isTyped)) typed?.set(row.rowNo, all)
    else typed?.delete(row.rowNo)
  }
  const send = async () => {
    const next = card.current?.nextElementSibling?.querySelector('input')
    const cells = Object.entries(texts).map(([column, text]) => ({ column, text }))
    // Before the rows are read again, and come with what is saved.
    typed?.delete(row.rowNo)
    try {
      await save.mutateAsync({ id: file.id, rowNo: row.rowNo, cells })
      toast.done(t('saved', { row: row.rowNo }))
      // Once the rows have been read again, the focus goes to what is still wrong here, or to the next row; unless the reader
      // has gone on meanwhile, as the row may have left before all is read.
      requestAnimationFrame(() => {
        const { activeElement, body } = document
        if (activeElement !== body && !card.current?.contains(activeElement)) return
        const own = card.current?.isConnected && card.current.querySelector('input')
        const target = own || (next?.isConnected && next)
        if (target) target.focus()
        else onGone()
      })
    } catch (refusal) {
      if (!typed?.has(row.rowNo)) typed?.set(row.rowNo, texts)
      toast.failed(refusal)
    }
  }
  return (
    <form
      className={classes.cells}
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      {fields.map(({ field, label }) => (
        <TextInput
          key={field}
          label={label}
          aria-label={`${label}, ${t('row')} ${row.rowNo}`}
          value={texts[columnOf(field)] ?? row.cells[columnOf(field)] ?? ''}
          error={row.errors.find(({ column }) => column === field)?.message}
          maxLength={4000}
          onChange={({ currentTarget }) => type(columnOf(field), currentTarget.value)}
        />
      ))}
      <div className={classes.buttons}>
        <Actions>
          {more}
          <Button type="submit" size="xs" variant="default" loading={save.isPending}>
            {t('save', { row: row.rowNo })}
          </Button>
        </Actions>
      </div>
    </form>
  )
}
