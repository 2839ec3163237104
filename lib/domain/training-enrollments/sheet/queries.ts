import { seatHolding } from '@/lib/domain/attendance/workflow'
import { readerOf } from '@/lib/domain/settings/queries'
import { getTrainingSession } from '@/lib/domain/training-sessions/queries'
import { formatDay } from '@/lib/platform/dates/format'
import { pdfFile } from '@/lib/platform/export/pdf-file'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/http/contract'
import { namesIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import type { trainingEnrollments } from '../contract'
import { findAttendance } from '../queries'

/** The paper that goes round: who is enrolled, and room to sign. */
export async function attendanceSheet(
  context: Context,
  { id }: CheckedInputOf<typeof trainingEnrollments.sheet>,
): Promise<FileAnswer> {
  const session = await getTrainingSession(context, { id })
  const filters = { sessionId: id, statuses: seatHolding }
  const { rows } = await findAttendance(context, filters, { pageSize: 1, sort: 'person' })
  const reader = await readerOf(context)
  const t = translator(reader.locale, 'trainingEnrollments')
  const training = translator(reader.locale, 'training')
  const nameOf = (th: string, en: string | null) => namesIn(reader.locale, { th, en }).name
  const { date, period, startTime, endTime, location, seatsTaken, capacity } = session
  const course = nameOf(session.scheduleNickname, session.scheduleName)
  const when = `${formatDay(reader, date)} · ${training(`periods.${period}`)} ${startTime}–${endTime}`
  return pdfFile(reader, {
    name: `${t('sheet.title')} ${course}`,
    orientation: 'portrait',
    title: `${t('sheet.title')}: ${course}`,
    lines: [`${when} · ${location}`, t('sheet.seats', { taken: seatsTaken, capacity })],
    parts: [
      {
        kind: 'table',
        columns: [
          { header: t('sheet.number'), share: 8, align: 'right' },
          { header: t('sheet.code'), share: 13 },
          { header: t('sheet.name'), share: 32 },
          { header: t('sheet.company'), share: 32 },
          { header: t('sheet.time'), share: 12 },
          { header: t('sheet.signature'), share: 26, isTall: true },
        ],
        rows: rows.map(({ person, contractor }, index) => [
          String(index + 1),
          person.code,
          nameOf(person.nameTh, person.nameEn),
          contractor ? nameOf(contractor.nameTh, contractor.nameEn) : '–',
          '',
          '',
        ]),
      },
      { kind: 'signatures', labels: [t('sheet.trainer'), t('sheet.officer')] },
    ],
  })
}
