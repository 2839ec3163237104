import { randomInt } from 'node:crypto'

/** A 13-digit Thai national id with its check digit. */
export const makeNationalId = (): string =>
  withCheckDigit(String(randomInt(1e11, 9e11)).padStart(12, '1'))

/** Of a number of twelve digits. */
export function withCheckDigit(body: string): string {
  const sum = [...body].reduce((total, digit, index) => total + Number(digit) * (13 - index), 0)
  return body + String((11 - (sum % 11)) % 10)
}
