'use client'
import { Pill } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import type { Lookup } from '@/components/ui/lookup'
import { LookupSelect } from '@/components/ui/lookup-select'
import type { Page } from '@/lib/platform/contract/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { useField } from './form-context'
import type { FieldProps } from './text-field'

type Props<T extends FieldValues, Row> = FieldProps<T> & {
  lookup: Lookup<Row>
  description?: string
  max: number
}

/** Several among more entries than a list can show: the server searches, and each choice joins those chosen before. */
export function LookupListField<T extends FieldValues = FieldValues, Row = never>({
  name,
  lookup,
  max,
  ...props
}: Props<T, Row>) {
  const t = useTranslations('form')
  const { value, onChange, ...field } = useField(name, props.label)
  const ids = (value as string[] | null) ?? []
  const labelOf = useLabels(lookup, ids)
  const add = (id: string | null) => {
    if (id && !ids.includes(id)) onChange([...ids, id])
  }
  return (
    <>
      <LookupSelect
        {...props}
        {...field}
        lookup={lookup}
        value={null}
        disabled={ids.length >= max}
        onChange={add}
      />
      {ids.length > 0 && (
        <Pill.Group>
          {ids.map((id) => (
            <Pill
              key={id}
              size="lg"
              withRemoveButton
              removeButtonProps={{
                'aria-label': t('leaveOut', { name: labelOf(id) }),
                tabIndex: 0,
                'aria-hidden': false,
              }}
              onRemove={() => onChange(ids.filter((other) => other !== id))}
            >
              {labelOf(id)}
            </Pill>
          ))}
        </Pill.Group>
      )}
    </>
  )
}

/** `…` until they are read, `–` for what is there no more. */
function useLabels<Row>({ contract, labelOf }: Lookup<Row>, ids: string[]) {
  const { data, isPlaceholderData } = useApi(
    contract,
    { ids, page: 1, pageSize: 200 },
    { enabled: ids.length > 0, placeholderData: (former) => former },
  )
  const { rows } = (data ?? { rows: [] }) as Pick<Page<{ id: string }>, 'rows'>
  const labels = new Map(rows.map((row) => [row.id, labelOf(row as Row)]))
  return (id: string): string => labels.get(id) ?? (data && !isPlaceholderData ? '–' : '…')
}
