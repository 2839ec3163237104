'use client'
import { IconId } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { RowAction } from '@/components/table/column'
import { ListView } from '@/components/table/list-view'
import { SelectionBar } from '@/components/table/selection-bar'
import { useList } from '@/components/table/use-list'
import { useSelection } from '@/components/table/use-selection'
import { DownloadButton } from '@/components/ui/download-button'
import { persons, type PersonRecord } from '@/lib/domain/people/persons/contract'
import { personCards } from '@/lib/domain/training/training-cards/contract'
import { route } from '@/lib/platform/access/route'
import { MOST_AT_ONCE } from '@/lib/platform/contract/bounds'
import { usePersonColumns, usePersonFilters } from './person-columns'

type Props = {
  isOneEmployer: boolean
  nameOf: (person: PersonRecord) => string
  actionsOf: (person: PersonRecord) => RowAction[]
}

const anybody = () => true

export function PersonList({ isOneEmployer, nameOf, actionsOf }: Props) {
  const t = useTranslations('persons')
  const exports = useTranslations('exports')
  const list = useList(persons.search)
  const shown = list.answer.data?.rows ?? []
  const selection = useSelection(shown, anybody, list)
  const count = selection.rows.length
  return (
    <>
      <ListView
        list={list}
        what={t('what')}
        columns={usePersonColumns({ isOneEmployer })}
        filters={usePersonFilters({ isOneEmployer })}
        nameOf={nameOf}
        hrefOf={({ code }) => route(`/persons/${code}`)}
        actionsOf={actionsOf}
        selection={selection}
      />
      <SelectionBar selection={selection}>
        <DownloadButton
          contract={personCards.exportCards}
          input={{ ids: selection.rows.map(({ id }) => id) }}
          icon={IconId}
          label={t('saveCards', { count })}
          what={exports('pdf')}
          isDisabled={count > MOST_AT_ONCE}
        />
      </SelectionBar>
    </>
  )
}
