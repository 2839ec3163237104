'use client'
import { useTranslations } from 'next-intl'
import { EmployerName } from '@/components/lookups/employer-name'
import { useSessionName } from '@/components/training/use-session-name'
import { useDateStyle } from '@/components/ui/date-style'
import { Name } from '@/components/ui/name'
import { BLANK_ROWS, isOnSheet } from '@/lib/domain/training/training-enrollments/sheet/rules'
import type { TrainingSessionRecord } from '@/lib/domain/training/training-sessions/contract'
import { formatLongDay } from '@/lib/platform/dates/format'
import classes from './attendance-sheet.module.css'
import { useRoster } from './use-roster'

const BLANK = '\u00a0'

/** The list that people sign; visible in print only. */
export function AttendanceSheet({ session }: { session: TrainingSessionRecord }) {
  const t = useTranslations('trainingEnrollments.sheet')
  const dates = useDateStyle()
  const { subject } = useSessionName()(session)
  const { rows } = useRoster(session.id)
  const statuses = useTranslations('training.statuses')
  const people = rows.filter(({ status }) => isOnSheet(status))
  const { date, startTime, endTime, location, seatsTaken, capacity } = session
  return (
    <div className={classes.sheet}>
      <h1 className={classes.title}>{t('title')}</h1>
      <p className={classes.subject}>{subject}</p>
      <p>
        {formatLongDay(dates, date)} · {startTime}–{endTime} · {location}
      </p>
      <p>{t('seats', { taken: seatsTaken, capacity })}</p>
      <table className={classes.table}>
        <thead>
          <tr>
            <th scope="col">{t('number')}</th>
            <th scope="col">{t('code')}</th>
            <th scope="col">{t('name')}</th>
            <th scope="col">{t('company')}</th>
            <th scope="col">{t('time')}</th>
            <th scope="col">{t('signature')}</th>
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, person, contractor, status }, index) => (
            <tr key={id}>
              <td>{index + 1}</td>
              <td>{person.code}</td>
              <td>
                <Name of={person} />
              </td>
              <td>
                <EmployerName of={contractor} />
              </td>
              <td>{BLANK}</td>
              <td className={classes.signature}>
                {status === 'NoShow' ? statuses(status) : BLANK}
              </td>
            </tr>
          ))}
          {Array.from({ length: BLANK_ROWS }, (_, index) => (
            <tr key={index}>
              <td>{people.length + index + 1}</td>
              {Array.from({ length: 5 }, (_empty, cell) => (
                <td key={cell}>{BLANK}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <div className={classes.signers}>
        <p>{t('trainer')} ………………………………………………</p>
        <p>{t('officer')} ………………………………………………</p>
      </div>
    </div>
  )
}
