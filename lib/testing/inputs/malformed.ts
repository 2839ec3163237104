import { expect } from 'vitest'
import type { Contract } from '@/lib/platform/contract/contract'
import { callUnchecked, send, type Caller } from '@/lib/testing/calls/call'

/** Broken JSON and NUL characters are 400, a body of 10 MB is 413. `input` is valid, with `member` as a text. */
export async function expectMalformedRefused(
  caller: Caller,
  contract: Contract,
  input: object,
  member: string,
) {
  const headers = { 'content-type': 'application/json' }
  const broken = await send(caller, contract, { headers, body: '{"' })
  const nul = await callUnchecked(caller, contract, { ...input, [member]: 'a\u0000' })
  const large = await callUnchecked(caller, contract, {
    ...input,
    [member]: 'x'.repeat(10 * 1024 * 1024),
  })
  expect([broken.status, nul.status, large.status]).toEqual([400, 400, 413])
}
