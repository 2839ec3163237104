import { account } from '@/lib/domain/people/account/contract'
import { pushSubscriptions } from '@/lib/domain/people/push-subscriptions/contract'
import type { Contract } from '@/lib/platform/contract/contract'
import { send } from '../../calls/call'
import { LineServer } from '@/lib/testing/stand-ins/line-server'
import { cookieOf } from '../../calls/session-cookie'
import { credentialCalls } from './credentials'
import { eligibilityCalls } from './eligibility'
import { gateCalls } from './gate'
import { importCalls } from './imports'
import { integrationCalls } from './integration'
import { peopleCalls } from './people'
import { siteCalls } from './site'
import { trainingCalls } from './training'
import type { Writer } from './valid-call'
import { workCalls } from './work'

/** One valid call for each command. */
export const validCalls = [
  ...peopleCalls,
  ...siteCalls,
  ...workCalls,
  ...trainingCalls,
  ...gateCalls,
  ...credentialCalls,
  ...eligibilityCalls,
  ...importCalls,
  ...integrationCalls,
]

/** Commands that need a session cookie. */
const byCookie: Contract[] = [account.confirmIdentity, pushSubscriptions.save]

export async function sendValid(
  caller: Writer,
  contract: Contract,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const isByCookie = byCookie.includes(contract)
  const cookie = isByCookie && { 'sec-fetch-site': 'same-origin', ...(await cookieOf(caller)) }
  const isForm = body instanceof FormData
  const signature = contract.signedBy && {
    'x-line-signature': LineServer.sign(JSON.stringify(body)),
  }
  const json = !isForm && contract.method === 'POST' && { 'content-type': 'application/json' }
  return send(
    contract.policy === 'anyone' || isByCookie ? null : caller,
    contract,
    {
      headers: { ...json, ...cookie, ...signature, ...headers },
      ...(contract.method === 'POST' && { body: isForm ? body : JSON.stringify(body ?? {}) }),
    },
    body,
  )
}
