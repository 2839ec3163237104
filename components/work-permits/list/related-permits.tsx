'use client'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import { RelatedRecords } from '@/components/record/related-records'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { route } from '@/lib/platform/access/route'
import type { InputOf } from '@/lib/platform/contract/contract'
import { usePermitColumns } from './permit-columns'

type Props = {
  input: InputOf<typeof workPermits.search>
  empty: string
  /** The list with the same filter. */
  all?: Route
}

/** As many as fit beside the facts of the other record. */
const shown = ['permitNo', 'workDate', 'status']

/** The permits of another record. */
export function RelatedPermits(props: Props) {
  const t = useTranslations('workPermits')
  return (
    <RelatedRecords
      title={t('title')}
      contract={workPermits.search}
      columns={usePermitColumns().filter(({ key }) => shown.includes(key))}
      nameOf={({ permitNo }) => permitNo}
      hrefOf={({ id }) => route(`/work-permits/${id}`)}
      {...props}
    />
  )
}
