'use client'
import { Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { useEmployerLookup } from '@/components/lookups/use-employer-lookup'
import { SearchBox } from '@/components/table/search-box'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import { LookupSelect } from '@/components/ui/lookup-select'
import {
  trainingEnrollments,
  type CandidateRecord,
} from '@/lib/domain/training/training-enrollments/contract'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import { useApi } from '@/lib/platform/browser/use-api'
import { Candidate } from './candidate'
import classes from './enroll.module.css'
import { REFRESH_INTERVAL } from '@/components/training-enrollments/refresh-interval'

type Props = {
  sessionId: string
  /** The one company whose people are listed; otherwise the reader may choose one. */
  employer?: { id: string } | null
  /** The seats come from the queue: nobody is refused for lack of a free one. */
  isForQueue?: boolean
  /** Stand first, whatever is searched. */
  asked: readonly CandidateRecord[]
  chosen: readonly CandidateRecord[]
  onToggle: (person: CandidateRecord) => void
}
/** Further people are only counted; search finds them. */
const PAGE_SIZE = 50

/** The people whom the reader may enrol, by name, code or company. */
export function CandidateList(props: Props) {
  const { sessionId, employer, isForQueue = false, asked, chosen, onToggle } = props
  const t = useTranslations()
  const [keyword, setKeyword] = useState('')
  const [employerId, setEmployerId] = useState<string | null>(null)
  const answer = useApi(
    trainingEnrollments.candidates,
    {
      sessionId,
      keyword,
      employerId: employer?.id ?? employerId,
      sort: 'person',
      page: 1,
      pageSize: PAGE_SIZE,
    },
    { placeholderData: (previous) => previous, refetchInterval: REFRESH_INTERVAL },
  )
  const { rows = [], total = 0 } = answer.data ?? {}
  return (
    <Stack gap="sm">
      <div
        className={classes.filters}
        role="search"
        aria-label={t('trainingEnrollments.enrollTitle')}
      >
        <SearchBox
          label={t('table.searchIn', { what: t('persons.what') })}
          value={keyword}
          onSearch={setKeyword}
        />
        {!employer && <EmployerChoice value={employerId} onChange={setEmployerId} />}
      </div>
      {answer.error && !answer.data && <LoadError problem={answer.error} retry={answer.refetch} />}
      {answer.isPending && <TableSkeleton />}
      {answer.data && rows.length === 0 && asked.length === 0 && (
        <EmptyState title={t('table.noMatch')} text={t('table.noMatchHint')} />
      )}
      {/* Inert while older rows are shown: a click could hit a row that is about to change. */}
      <ul
        className={classes.list}
        aria-label={t('persons.what')}
        aria-busy={answer.isPlaceholderData}
        inert={answer.isPlaceholderData}
      >
        {[...asked, ...without(asked, rows)].map((person) => (
          <li key={person.id}>
            <Candidate
              person={isForQueue ? withoutSeatRefusal(person) : person}
              isChosen={chosen.some(({ id }) => id === person.id)}
              withCompany={!employer}
              onToggle={() => onToggle(person)}
            />
          </li>
        ))}
      </ul>
      {total > rows.length && (
        <Text size="sm" c="dimmed">
          {t('trainingEnrollments.moreCandidates', { shown: rows.length, total })}
        </Text>
      )}
    </Stack>
  )
}

const seatRefusals: readonly string[] = ['no-seat-for', 'seats-for-queue'] satisfies ProblemCode[]

const withoutSeatRefusal = (person: CandidateRecord): CandidateRecord =>
  person.refusal && seatRefusals.includes(person.refusal.code)
    ? { ...person, refusal: null }
    : person

const without = (people: readonly CandidateRecord[], rows: CandidateRecord[]) =>
  rows.filter((row) => people.every(({ id }) => id !== row.id))

type ChoiceProps = { value: string | null; onChange: (value: string | null) => void }

function EmployerChoice({ value, onChange }: ChoiceProps) {
  const t = useTranslations()
  return (
    <LookupSelect
      aria-label={t('persons.employer')}
      placeholder={t('persons.employer')}
      lookup={useEmployerLookup()}
      value={value}
      onChange={onChange}
      clearable
    />
  )
}
