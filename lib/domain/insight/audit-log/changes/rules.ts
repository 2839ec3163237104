/** รายละเอียดของบันทึกเป็นถ้อยคำ ก่อนและหลัง / The details of an audit line in words, before and after. */
import { shownName } from '@/lib/domain/work/projects/rules'
import type { GlobalSetting } from '@/lib/domain/site/settings/contract'
import {
  formatDay,
  formatInstant,
  formatWeekday,
  type DateStyle,
} from '@/lib/platform/dates/format'
import { isDay, type Day } from '@/lib/platform/dates/day'
import type { Locale } from '@/lib/platform/i18n/locale'
import { nameIn } from '@/lib/platform/i18n/names'
import { ownFields, sharedFields, transitions } from './fields/rules'
import type { Field, Kind, NamedType } from './kinds/rules'

type Details = { event: string; changes: Record<string, unknown> }
type Name = { name: Record<Locale, string>; day: Day | null }
/** `named`: by id, the records that the details name. */
type Line = Details & { named: Record<string, Name> }

/** In the reader's language. `word` is the text of a catalogue key. */
type Wording = DateStyle & { word: (key: string) => string | undefined }

/** `value` is null where the member was emptied or not given. */
export type ChangeInWords = { name: string; label: string; value: string | null }

/** Of a list of ids the first ones are named; of the others there is the number. */
const MOST_NAMED = 20

function fieldOf(event: string, name: string): Field | undefined {
  const [thing = ''] = event.split('.')
  const transition = transitions[event] ?? transitions[thing]
  if (transition && (name === 'from' || name === 'to')) return transition
  return ownFields[thing]?.[name] ?? sharedFields[name]
}

/** The members with their fields; those that nobody has named have none. */
const fieldsOf = ({ event, changes }: Details) =>
  Object.entries(changes).map(([name, value]) => ({ name, value, field: fieldOf(event, name) }))

/** Members without a word. */
export const unnamedIn = (line: Details): string[] =>
  fieldsOf(line).flatMap(({ name, field }) => (field ? [] : [name]))

/** The records that the details name by id. */
export const mentionsIn = (line: Details) =>
  fieldsOf(line).flatMap(({ value, field }) => {
    const type = field && recordOf(field.kind)
    return type ? idsIn(value).map((id) => ({ subjectType: type, subjectId: id })) : []
  })

const recordOf = (kind: Kind): NamedType | undefined =>
  typeof kind === 'object' && 'record' in kind ? kind.record : undefined

const idsIn = (value: unknown): string[] =>
  [value]
    .flat()
    .slice(0, MOST_NAMED)
    .filter((id) => typeof id === 'string')

export function changesInWords(line: Line, wording: Wording): ChangeInWords[] {
  const read = (value: unknown, kind: Kind) => inWords(value, kind, { ...wording, ...line })
  const all = fieldsOf(line).map(({ name, value, field }) => ({
    name,
    label: (field && wording.word(field.label)) ?? name,
    value: read(value, field?.kind ?? 'text'),
  }))
  const before = all.find(({ name }) => name === 'from')
  const after = all.find(({ name }) => name === 'to')
  if (!before || !after) return all
  const value = before.value ? `${before.value} → ${after.value ?? '–'}` : after.value
  return all.flatMap((change) =>
    change === before ? [] : [change === after ? { ...after, value } : change],
  )
}

type Reading = Wording & Pick<Line, 'named'>

function inWords(value: unknown, kind: Kind, reading: Reading): string | null {
  if (value === null || value === undefined || value === '') return null
  if (!Array.isArray(value)) return oneInWords(value, kind, reading)
  const shown = recordOf(kind) ? value.slice(0, MOST_NAMED) : value
  const rest = value.length - shown.length
  const texts = shown.map((one) => oneInWords(one, kind, reading))
  return [...texts, ...(rest ? [`+${rest}`] : [])].join('; ') || null
}

function oneInWords(value: unknown, kind: Kind, reading: Reading): string {
  const plain = typeof value === 'string' ? value : JSON.stringify(value)
  const { word, named } = reading
  if (typeof kind === 'object') {
    if ('record' in kind) return named[plain] ? nameInWords(named[plain], reading) : plain
    const { words } = kind
    return word(typeof words === 'string' ? `${words}.${plain}` : (words[plain] ?? '')) ?? plain
  }
  return readers[kind]?.(value, reading) ?? plain
}

/** How each kind reads; undefined where the value is none of that kind. */
const readers: Partial<
  Record<Kind & string, (value: unknown, reading: Reading) => string | undefined>
> = {
  flag: (value, { word }) =>
    typeof value === 'boolean' ? word(value ? 'audit.yes' : 'audit.no') : undefined,
  file: (value, { word }) => `${word('audit.subjects.asset')} ${value}`,
  day: (value, style) =>
    typeof value === 'string' && isDay(value) ? formatDay(style, value) : undefined,
  instant: (value, style) =>
    typeof value === 'string' && !Number.isNaN(Date.parse(value))
      ? formatInstant(style, value)
      : undefined,
  weekday: (value, style) => (typeof value === 'number' ? formatWeekday(style, value) : undefined),
  'draft-name': (value, { word }) =>
    typeof value === 'string' ? shownName(value, word('common.unnamed') ?? value) : undefined,
  holiday: (value, style) =>
    isHoliday(value) ? `${formatDay(style, value.date)} ${nameIn(style.locale, value)}` : undefined,
}

type Holiday = GlobalSetting['holidays'][number]

function isHoliday(value: unknown): value is Holiday {
  const { date, nameTh, nameEn } = (value ?? {}) as Partial<Record<keyof Holiday, unknown>>
  return [date, nameTh, nameEn].every((each) => typeof each === 'string') && isDay(date as string)
}

/** A record by its number and name, a training session by its day too. */
export const nameInWords = ({ name, day }: Name, style: DateStyle): string =>
  [name[style.locale], day && formatDay(style, day)].filter(Boolean).join(' ')
