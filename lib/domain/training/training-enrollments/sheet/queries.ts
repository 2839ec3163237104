import { readThumbnails } from '@/lib/domain/people/persons/pictures/queries'
import { employerNameIn } from '@/lib/domain/site/employers/present'
import { readerOf } from '@/lib/domain/site/settings/queries'
import { getTrainingSession } from '@/lib/domain/training/training-sessions/queries'
import { formatDay } from '@/lib/platform/dates/format'
import type { Cell, Part } from '@/lib/platform/export/pdf/document'
import { pdfFile } from '@/lib/platform/export/files/pdf-file'
import type { Reader } from '@/lib/platform/export/table'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { namesIn, textIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import type { AttendanceRecord, trainingEnrollments } from '../contract'
import { findAttendance } from '../queries'
import { BLANK_ROWS, sheetStatuses } from './rules'

export async function attendanceSheet(
  context: Context,
  { id }: CheckedInputOf<typeof trainingEnrollments.sheet>,
): Promise<FileAnswer> {
  const session = await getTrainingSession(context, { id })
  const filters = { sessionId: id, statuses: sheetStatuses }
  const { rows } = await findAttendance(context, filters, { pageSize: 1, sort: 'person' })
  const reader = await readerOf(context)
  const t = translator(reader.locale, 'trainingEnrollments')
  const training = translator(reader.locale, 'training')
  const { date, period, startTime, endTime, location, seatsTaken, capacity } = session
  const names = { th: session.scheduleNickname, en: session.scheduleName }
  const course = namesIn(reader.locale, names).name
  const when = `${formatDay(reader, date)} · ${training(`periods.${period}`)} ${startTime}–${endTime}`
  const table: Part = {
    kind: 'table',
    columns: [
      { header: t('sheet.number'), share: 10, align: 'right' },
      { header: t('sheet.code'), share: 14 },
      { header: t('sheet.photo'), share: 9, isPicture: true },
      { header: t('sheet.name'), share: 30 },
      { header: t('sheet.company'), share: 31 },
      { header: t('sheet.time'), share: 11 },
      { header: t('sheet.signature'), share: 25, isTall: true },
    ],
    rows: [],
  }
  return pdfFile(
    reader,
    {
      name: `${t('sheet.title')} ${course}`,
      orientation: 'portrait',
      title: `${t('sheet.title')}: ${course}`,
      lines: [`${when} · ${location}`, t('sheet.seats', { taken: seatsTaken, capacity })],
      parts: [table, { kind: 'signatures', labels: [t('sheet.trainer'), t('sheet.officer')] }],
    },
    linesOf(context, rows, reader),
  )
}

/** Bounds the photographs that are in memory together. */
const PEOPLE_AT_ONCE = 10

async function* linesOf(context: Context, people: AttendanceRecord[], { locale }: Reader) {
  const noShow = translator(locale, 'training')('statuses.NoShow')
  const nameOf = (th: string, en: string | null) => textIn(locale, th, en)
  for (let start = 0; start < people.length; start += PEOPLE_AT_ONCE) {
    const block = people.slice(start, start + PEOPLE_AT_ONCE)
    const photos = block.flatMap(({ person }) => person.profileAssetId ?? [])
    const faces = await readThumbnails(context, photos)
    yield block.map(({ person, contractor, status }, index): Cell[] => [
      String(start + index + 1),
      person.code,
      { jpeg: faces.get(person.profileAssetId ?? '') ?? null },
      nameOf(person.nameTh, person.nameEn),
      contractor ? employerNameIn(locale, contractor) : '–',
      '',
      status === 'NoShow' ? noShow : '',
    ])
  }
  yield Array.from({ length: BLANK_ROWS }, (_, index): Cell[] => [
    String(people.length + index + 1),
    '',
    { jpeg: null },
    '',
    '',
    '',
    '',
  ])
}
