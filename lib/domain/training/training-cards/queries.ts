import { fullNamesOf } from '@/lib/domain/people/persons/rules'
import type { PersonRecord } from '@/lib/domain/people/persons/contract'
import { getPerson, searchPersons } from '@/lib/domain/people/persons/queries'
import { employerNameIn } from '@/lib/domain/site/employers/present'
import { readerOf } from '@/lib/domain/site/settings/queries'
import { config } from '@/lib/platform/config/config'
import { fromUtcDate } from '@/lib/platform/dates/day'
import { formatDay } from '@/lib/platform/dates/format'
import type { Part } from '@/lib/platform/export/pdf/document'
import { pdfFile } from '@/lib/platform/export/files/pdf-file'
import type { Reader } from '@/lib/platform/export/table'
import type { Context } from '@/lib/platform/http/context'
import { columnIn } from '@/lib/platform/i18n/names'
import { MOST_AT_ONCE } from '@/lib/platform/contract/bounds'
import { requireAll } from '@/lib/platform/contract/results-of'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { textIn } from '@/lib/platform/i18n/names'
import { translator } from '@/lib/platform/i18n/translator'
import type { personCards, trainingCards } from './contract'
import { readLatestResults } from '@/lib/domain/training/training-enrollments/queries'

/** More of the latest results do not fit on a card. */
const MAX_RESULTS = 20

export async function trainingCard(
  context: Context,
  { id }: CheckedInputOf<typeof trainingCards.pdf>,
): Promise<FileAnswer> {
  const person = await getPerson(context, { id })
  return cardsOf(context, [person], person.code)
}

export async function exportCards(
  context: Context,
  { ids }: CheckedInputOf<typeof personCards.exportCards>,
): Promise<FileAnswer> {
  const { rows } = await searchPersons(context, {
    ids,
    sort: columnIn(context.language, 'firstName'),
    keyword: undefined,
    pageSize: MOST_AT_ONCE,
    page: 1,
  })
  requireAll(ids, rows, context.language)
  return cardsOf(context, rows)
}

async function cardsOf(
  context: Context,
  people: readonly PersonRecord[],
  code = '',
): Promise<FileAnswer> {
  const reader = await readerOf(context)
  const t = translator(reader.locale, 'trainingCards')
  const results = await readLatestResults(
    context.db,
    people.map(({ id }) => id),
    MAX_RESULTS,
  )
  return pdfFile(reader, {
    name: `${t('title')} ${code}`,
    orientation: 'portrait',
    title: t('title'),
    lines: [t('expired')],
    parts: people.flatMap((person): Part[] => [
      { kind: 'page' },
      ...cardOf(person, results(person.id), reader),
    ]),
  })
}

function cardOf(person: PersonRecord, results: Results, reader: Reader): Part[] {
  const t = translator(reader.locale, 'trainingCards')
  return [
    factsOf(person, reader),
    {
      kind: 'code',
      link: linkTo(person),
      text: [person.code, fullNamesOf(person).th, t('scan'), linkTo(person)],
    },
    { kind: 'heading', text: t('history') },
    resultsPart(results, reader),
  ]
}

/** Ends in the person's code, which check-in reads; in a browser it is the person's page. */
const linkTo = ({ code }: PersonRecord) => `${config().appUrl}/persons/${code}`

function factsOf(person: PersonRecord, reader: Reader): Part {
  const t = translator(reader.locale, 'trainingCards')
  const statuses = translator(reader.locale, 'persons')
  const { th, en } = fullNamesOf(person)
  const { employer, TrainingStatus, trainingValidUntil } = person
  const company = employer && employerNameIn(reader.locale, employer)
  return {
    kind: 'facts',
    columns: 2,
    facts: [
      { label: t('name'), value: [th, en].filter(Boolean).join('\n') },
      { label: t('company'), value: company ?? t('none') },
      { label: t('status'), value: statuses(`statuses.${TrainingStatus}`) },
      {
        label: t('validUntil'),
        value: trainingValidUntil ? formatDay(reader, trainingValidUntil) : t('none'),
      },
    ],
  }
}

type Results = ReturnType<Awaited<ReturnType<typeof readLatestResults>>>

function resultsPart(results: Results, reader: Reader): Part {
  const t = translator(reader.locale, 'trainingCards')
  const training = translator(reader.locale, 'training')
  if (results.length === 0) return { kind: 'paragraph', text: t('noHistory') }
  return {
    kind: 'table',
    columns: [
      { header: t('date'), share: 16 },
      { header: t('course'), share: 42 },
      { header: t('place'), share: 28 },
      { header: t('result'), share: 14 },
    ],
    rows: results.map(({ status, session: { date, location, schedule } }) => [
      formatDay(reader, fromUtcDate(date)),
      textIn(reader.locale, schedule.nickname, schedule.name),
      location,
      training(`statuses.${status}`),
    ]),
  }
}
