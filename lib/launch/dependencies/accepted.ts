import fs from 'node:fs'
import * as z from 'zod'
import { addDays } from '../../platform/dates/day'
import { LaunchError } from '../base/launch-error'
import { day } from '../../platform/contract/days'

/** A finding is accepted for so many days at most. Source: docs/decisions/0308-the-audit-of-dependencies.md. */
const LONGEST_ACCEPTED = 90

const acceptedFinding = z
  .strictObject({
    /** Of the advisory, such as GHSA-… */
    id: z.string().min(1).max(60),
    package: z.string().min(1).max(214),
    /** Why it does no harm here, or what stands in its way. */
    reason: z.string().min(20).max(500),
    date: day,
    /** The last day on which it is accepted. */
    until: day,
  })
  .refine(({ date, until }) => until >= date && until <= addDays(date, LONGEST_ACCEPTED), {
    path: ['until'],
    message: `must lie within ${LONGEST_ACCEPTED} days after the date`,
  })
export type AcceptedFinding = z.output<typeof acceptedFinding>

const acceptedFindings = z
  .array(acceptedFinding)
  .refine((all) => new Set(all.map(keyOf)).size === all.length, 'names a finding twice')

/** One advisory may concern several packages. */
export const keyOf = (finding: { id: string; package: string }) =>
  `${finding.id} ${finding.package}`

/** Throws a LaunchError with all that is wrong with the file. */
export function readAccepted(file: string): AcceptedFinding[] {
  const { success, data, error } = acceptedFindings.safeParse(parse(file))
  if (success) return data
  const faults = error.issues.map(({ path, message }) => `  - ${path.join('.')} ${message}`)
  throw new LaunchError([`${file} is not usable:`, ...faults].join('\n'))
}

function parse(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch (error) {
    throw new LaunchError(`${file} cannot be read: ${(error as Error).message}`)
  }
}
