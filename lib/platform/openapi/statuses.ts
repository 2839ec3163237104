import * as z from 'zod'
import type { Contract } from '../contract/contract'

type Refusal = 400 | 401 | 403 | 409 | 413 | 415 | 429 | 500 | 503

const canOccur: Record<Refusal, (contract: Contract) => boolean> = {
  400: ({ method, input }) => method === 'POST' || membersOf(input).length > 0,
  401: ({ policy }) => policy !== 'anyone',
  // For every role: a key without the scope, or a second factor that is asked for and not set up yet.
  403: ({ policy }) => policy !== 'anyone',
  // Signed in, for a call with an `Idempotency-Key` that is still running.
  409: ({ kind, policy }) => kind === 'command' && policy !== 'anyone',
  413: ({ method }) => method === 'POST',
  415: ({ method }) => method === 'POST',
  // Signed in, beyond the calls of a minute.
  429: ({ policy }) => policy !== 'anyone',
  // An unexpected fault is no answer to plan for; the agreed 500 of `projects/save` is in its description.
  // Source: docs/interface.md#errors.
  500: () => false,
  503: () => true,
}

/** The statuses with which an endpoint may refuse: those by its kind, and those that its description names. */
export const statusesOf = (contract: Contract): Refusal[] =>
  (Object.keys(canOccur).map(Number) as Refusal[]).filter(
    (status) => canOccur[status](contract) || isNamed(status, contract),
  )

/** A limit, such as `at most 500`, is no status. */
const isNamed = (status: Refusal, { description = '' }: Contract) =>
  new RegExp(`(?<!\\bmost )\\b${status}\\b`, 'i').test(description)

const membersOf = (input: z.ZodType): string[] =>
  input instanceof z.ZodObject ? Object.keys(input.shape) : []
