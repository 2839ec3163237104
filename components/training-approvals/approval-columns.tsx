'use client'
import { Text } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { assetUrl } from '@/components/assets/asset-url'
import { EmployerName } from '@/components/lookups/employer-name'
import type { Column } from '@/components/table/column'
import { SelectRow } from '@/components/table/select-row'
import type { Selection } from '@/components/table/use-selection'
import { AttendanceStatusBadge } from '@/components/training/attendance-status'
import { useSessionName } from '@/components/training/use-session-name'
import { IntentLink } from '@/components/ui/intent-link'
import { Photo } from '@/components/ui/photo'
import { TwoLines } from '@/components/ui/two-lines'
import { TwoNames } from '@/components/ui/two-names'
import type { AttendanceRecord } from '@/lib/domain/training/training-enrollments/contract'
import { route } from '@/lib/platform/access/route'
import { nameIn } from '@/lib/platform/i18n/names'
import classes from './approvals.module.css'
import { decisionsOn } from './decisions'

export function useApprovalColumns(
  selection: Selection<AttendanceRecord>,
): Column<AttendanceRecord>[] {
  const t = useTranslations('trainingApprovals')
  return [
    {
      key: 'person',
      header: t('person'),
      sort: 'person',
      width: '28%',
      cell: (row) => <Person row={row} selection={selection} />,
    },
    {
      key: 'session',
      isPlain: true,
      isOptional: true,
      header: t('session'),
      sort: 'session',
      cell: (row) => <Session {...row} />,
    },
    {
      key: 'contractor',
      isPlain: true,
      isOptional: true,
      header: t('contractor'),
      sort: 'contractor',
      width: '25%',
      isDetail: ({ contractor }) => !contractor,
      cell: ({ contractor }) => <EmployerName of={contractor} />,
    },
    {
      key: 'status',
      isPlain: true,
      header: t('status'),
      sort: 'status',
      cell: ({ status, note }) => (
        <span>
          <AttendanceStatusBadge status={status} />
          {note && (
            <Text span display="block" size="sm" c="dimmed" mt={2}>
              {note}
            </Text>
          )}
        </span>
      ),
    },
  ]
}

type PersonProps = { row: AttendanceRecord; selection: Selection<AttendanceRecord> }

/** Photo and name are the label of the checkbox, so that a click on them selects the row. */
function Person({ row, selection }: PersonProps) {
  const locale = useLocale()
  const { person } = row
  const face = (
    <>
      <Photo
        src={person.profileAssetId && assetUrl(person.profileAssetId)}
        name={nameIn(locale, person)}
        size={40}
      />
      <TwoNames th={person.nameTh} en={person.nameEn} />
    </>
  )
  if (decisionsOn(row).length === 0)
    return (
      <span className={classes.person} data-indented={selection.selectable > 0 || undefined}>
        {face}
      </span>
    )
  return (
    <label className={classes.person}>
      <SelectRow row={row} selection={selection} />
      {face}
    </label>
  )
}

function Session({ sessionId, session }: AttendanceRecord) {
  const { subject, when } = useSessionName()(session)
  return (
    <TwoLines
      first={
        <IntentLink href={route(`/training/sessions/${sessionId}`)} className={classes.link}>
          {subject}
        </IntentLink>
      }
      second={when}
    />
  )
}
