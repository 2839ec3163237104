import { isAcceptedDay } from '../dates/day'

/**
 * What an address, which holds text only, may say of one member of an input. Data, in the words of JSON Schema: a
 * browser has it in place of the schema. Source: docs/decisions/0370-a-contract-without-its-schemas.md
 */
export type Reading = {
  type?: 'string' | 'integer' | 'number' | 'boolean' | 'array'
  enum?: readonly unknown[]
  format?: string
  pattern?: string
  maxLength?: number
  minimum?: number
  maximum?: number
}
export type Readings = Record<string, Reading>

/** The value that a text stands for: the contract decides whether `2` is a number and `true` a boolean. */
export function read(reading: Reading, text: string): unknown {
  const readings = [text, ...(/^(\d+|true|false)$/.test(text) ? [JSON.parse(text) as unknown] : [])]
  return readings.find((value) => isAccepted(reading, value))
}

function isAccepted(reading: Reading, value: unknown): boolean {
  if (reading.enum) return reading.enum.includes(value)
  if (typeof value === 'string') return reading.type === 'string' && isText(reading, value)
  if (typeof value === 'number') return reading.type === 'integer' && isWithin(reading, value)
  return reading.type === typeof value
}

const isText = ({ format, pattern, maxLength }: Reading, text: string) =>
  text.trim().length <= (maxLength ?? Infinity) &&
  (format !== 'date' || isAcceptedDay(text)) &&
  (!pattern || new RegExp(pattern, 'u').test(text))

const isWithin = ({ minimum = -Infinity, maximum = Infinity }: Reading, value: number) =>
  value >= minimum && value <= maximum
