import fs from 'node:fs'
import * as z from 'zod'

/** The text of the file that is named. */
export const textOfFile = z.string().transform((file, { addIssue }) => {
  try {
    return fs.readFileSync(file, 'utf8')
  } catch {
    addIssue({ code: 'custom', message: 'names no file that can be read' })
    return z.NEVER
  }
})

export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((n) => n >= from && n <= to, `must be a whole number from ${from} to ${to}`)

export const yesOrNo = z
  .string()
  .toLowerCase()
  .refine((s) => ['true', 'false', '1', '0', 'yes', 'no'].includes(s), 'must be true or false')
  .transform((s) => ['true', '1', 'yes'].includes(s))
