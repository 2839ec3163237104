import assert from 'node:assert/strict'
import type { JWK } from 'jose'
import { lookInList } from '../../lib/domain/gate/gate/snapshot/rules'
import { openList } from '../../lib/domain/gate/gate/snapshot/signed/rules'
import { translator } from '../../lib/platform/i18n/translator'
import type { Target } from '../side-by-side/comparison'
import { idOf } from '../side-by-side/ids'
import { percentile } from '../side-by-side/load'
import { figure, table } from '../side-by-side/markdown'
import { requestJson } from '../side-by-side/requests'

const LOOKS = 1_000

/** What a device does with its list, in this process. Returns Markdown. */
export async function offlineLooks(product: Target): Promise<string> {
  const asked = performance.now()
  const { jws } = await requestJson<{ jws: string }>(product, {
    method: 'POST',
    path: '/api/gate/snapshot',
    body: '{}',
  })
  const answered = performance.now()
  const { keys } = await requestJson<{ keys: JWK[] }>(product, {
    method: 'GET',
    path: '/api/auth/jwks',
  })
  const begun = performance.now()
  const list = await openList(jws, keys)
  const opened = performance.now()
  assert.ok(list)
  const gateId = idOf('gate')
  const times = Array.from({ length: LOOKS }, (_, n) => {
    const start = performance.now()
    const text = idOf(`worker-${(n * 7919) % 10_000}`)
    const found = lookInList(
      list,
      { text },
      { gateId, now: new Date() },
      {
        language: 'th',
        t: translator('th', 'eligibility'),
      },
    )
    assert.equal(found.length, 1)
    return performance.now() - start
  })
  times.sort((one, other) => one - other)
  return `#### the list of ${list.people.length} people on a device, without a network\n\n${table(
    ['made ms', 'KB sent', 'opened ms', 'verdict p50 ms', 'verdict p99 ms', 'aim: verdict ms'],
    [
      [
        figure(answered - asked),
        figure(jws.length / 1024),
        figure(opened - begun),
        figure(percentile(times, 0.5)),
        figure(percentile(times, 0.99)),
        50,
      ],
    ],
  )}`
}
