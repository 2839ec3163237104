'use client'
import { IconFileZip } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Filter } from '@/components/table/filter'
import { ListView } from '@/components/table/list-view'
import { SelectionBar } from '@/components/table/selection-bar'
import { useList } from '@/components/table/use-list'
import { useSelection } from '@/components/table/use-selection'
import { DownloadButton } from '@/components/ui/download-button'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { permitPdfs } from '@/lib/domain/work/work-permits/pdf/contract'
import { route } from '@/lib/platform/access/route'
import { MOST_AT_ONCE } from '@/lib/platform/contract/bounds'
import { usePermitColumns } from './permit-columns'
import { permitsInput } from './permits-input'

const anyPermit = () => true

export function PermitList({ filters }: { filters: Filter[] }) {
  const t = useTranslations('workPermits')
  const exports = useTranslations('exports')
  const list = useList(workPermits.search, permitsInput)
  const shown = list.answer.data?.rows ?? []
  const selection = useSelection(shown, anyPermit, list)
  const count = selection.rows.length
  return (
    <>
      <ListView
        list={list}
        what={t('what')}
        columns={usePermitColumns()}
        filters={filters}
        empty={{ title: t('empty'), text: t('emptyHint') }}
        nameOf={({ permitNo }) => permitNo}
        hrefOf={({ id }) => route(`/work-permits/${id}`)}
        selection={selection}
      />
      <SelectionBar selection={selection}>
        <DownloadButton
          contract={permitPdfs.exportPdfs}
          input={{ ids: selection.rows.map(({ id }) => id) }}
          icon={IconFileZip}
          label={t('savePdfs', { count })}
          what={exports('zip')}
          isDisabled={count > MOST_AT_ONCE}
        />
      </SelectionBar>
    </>
  )
}
