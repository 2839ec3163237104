'use client'
import { useTranslations } from 'next-intl'
import { useFormContext } from 'react-hook-form'
import { LookupSelect } from '@/components/ui/lookup-select'
import { lookupIn } from '@/components/ui/lookup'
import { useDateStyle } from '@/components/ui/date-style'
import { useToast } from '@/components/ui/toast'
import { workPermits } from '@/lib/domain/work/work-permits/contract'
import { callApi } from '@/lib/platform/browser/client'
import { formatDay } from '@/lib/platform/dates/format'
import type { PermitValues } from './permit-form-values'

type Crew = PermitValues['workers']
type Props = {
  contractorId: string
  permitId?: string
  onAdd: (crew: Crew) => void
}

/** Adds the workers of another permit of the company, with their duties. */
export function AddCrew({ contractorId, permitId, onAdd }: Props) {
  const t = useTranslations('workPermits')
  const toast = useToast()
  const dates = useDateStyle()
  const { getValues } = useFormContext<PermitValues>()
  const lookup = lookupIn(
    workPermits.search,
    ({ permitNo, workDate, workerCount, description }) =>
      [
        permitNo,
        workDate && formatDay(dates, workDate),
        t('workerCount', { count: workerCount }),
        description,
      ]
        .filter(Boolean)
        .join(' · '),
    { contractorId, sort: '-workDate' },
  )
  const add = (crew: Crew) => {
    // As it is now: while the crew was read, workers may have been added, or another company chosen.
    const { workers, contractorId: latest } = getValues()
    if (latest !== contractorId) return
    const added = crew.filter(({ personId }) =>
      workers.every((worker) => worker.personId !== personId),
    )
    onAdd(added)
    toast.done(t('form.crewAdded', { count: added.length }))
  }
  return (
    <LookupSelect
      label={t('form.addCrew')}
      description={t('form.addCrewHint')}
      lookup={lookup}
      value={null}
      onChange={(id) => {
        if (id && id !== permitId) void readCrew(id, contractorId).then(add, toast.failed)
      }}
    />
  )
}

/** Those of the permit who still belong to the company. */
async function readCrew(id: string, contractorId: string): Promise<Crew> {
  const { workers } = await callApi(workPermits.get, { id })
  const ids = workers.map(({ personId }) => personId)
  if (ids.length === 0) return []
  const { rows } = await callApi(workPermits.searchWorkers, { contractorId, ids, pageSize: 200 })
  return workers
    .filter(({ personId }) => rows.some((row) => row.id === personId))
    .map(({ personId, duty, dutyCodes }) => ({ personId, duty: duty ?? '', dutyCodes }))
}
