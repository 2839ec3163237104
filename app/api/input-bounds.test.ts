import { describe, expect, test } from 'vitest'
import { assets } from '@/lib/domain/site/assets/contract'
import { account } from '@/lib/domain/people/account/contract'
import { contracts } from '@/lib/domain/contracts'
import { invitations } from '@/lib/domain/people/invitations/contract'
import { tasks } from '@/lib/domain/work/tasks/contract'
import { users } from '@/lib/domain/people/users/contract'
import { roles } from '@/lib/platform/access/policies'
import { largestOf } from '@/lib/platform/contract/bounds'
import type { Contract } from '@/lib/platform/contract/contract'
import { perform } from '@/lib/platform/http/perform'
import { call, send, type Caller } from '@/lib/testing/calls/call'
import { createUser } from '@/lib/testing/records/factories'
import { inputWith, placesIn, typeOf, type Place } from '@/lib/testing/inputs/members'
import { hostileTexts, plainText } from '@/lib/testing/inputs/hostile-texts'

/** No input may make an endpoint work much longer than another input of the same length. */

const named = contracts.map(
  (contract) => [`${contract.method} ${contract.path}`, contract] as const,
)
const isText = (place: Place) => typeOf(place) === 'string'

describe('every contract limits its input', () => {
  const nameOf = ({ path }: Place) => path.join('.')
  const unbounded = (contract: Contract, type: string) =>
    placesIn(contract.input).filter(
      (place) => typeOf(place) === type && largestOf(place.schema) === undefined,
    )

  test.each(named)('%s limits the length of every text', (_, contract) =>
    expect(unbounded(contract, 'string').map(nameOf)).toEqual([]),
  )

  test.each(named)('%s limits the length of every list', (_, contract) =>
    expect(unbounded(contract, 'array').map(nameOf)).toEqual([]),
  )

  test('the types of all members are covered by these tests', () => {
    const known = /^(object|array|string|number|boolean|enum|literal|union|custom)$/
    const types = contracts.flatMap(({ input }) => placesIn(input).map(typeOf))
    expect([...new Set(types)].filter((type) => !known.test(type))).toEqual([])
  })

  test.each(['string', 'array'])('a union has at most one option of type %s', (type) => {
    const ways = ({ schema }: Place) =>
      placesIn(schema).filter((place) => typeOf(place) === type && place.path.length === 0)
    const isTwofold = (place: Place) => typeOf(place) === 'union' && ways(place).length > 1
    const twofold = contracts.filter(({ input }) => placesIn(input).some(isTwofold))
    expect(twofold.map(({ path }) => path)).toEqual([])
  })
})

/** CPU time of the process in microseconds; the least of three runs, as other work of the machine only adds to it. */
async function cpuOf(work: () => Promise<unknown>, times = 3): Promise<number> {
  const used: number[] = []
  for (let time = 0; time < times; time++) {
    const before = process.cpuUsage()
    await work()
    const { user, system } = process.cpuUsage(before)
    used.push(user + system)
  }
  return Math.min(...used)
}

/**
 * At least 100 ms: a text that is refused for its length costs next to nothing, a pass over 1 MB on a busy machine some
 * ms more than that, and a pattern that goes back over it many seconds.
 */
const limit = (plain: number) => 20 * Math.max(plain, 5000)

/** The shapes that cost too much beside plain text. What one pass says may be a pause of the runtime; five are not. */
async function costlyShapes(work: (text: string) => Promise<unknown>): Promise<string[]> {
  const plain = await cpuOf(() => work(plainText))
  const costly: string[] = []
  for (const [shape, text] of Object.entries(hostileTexts)) {
    if ((await cpuOf(() => work(text), 1)) <= limit(plain)) continue
    const cost = await cpuOf(() => work(text), 5)
    if (cost > limit(plain)) costly.push(`${shape}: ${cost} µs, plain text ${plain} µs`)
  }
  return costly
}

const everybody = { userId: '', name: { th: '', en: '' }, email: null, employerId: null }
const checked = (contract: Contract, input: unknown) =>
  perform(contract, async () => ({}), {
    actor: { ...everybody, roles: [...roles] },
    now: new Date(),
    language: 'en',
    traceId: '',
    address: '',
    cookie: {},
    readInput: async () => input,
  }).catch((error: unknown) => error)

describe('checking 1 MB of any shape costs at most 20 times as much as plain text', () => {
  const texts = named.flatMap(([name, contract]) =>
    placesIn(contract.input)
      .filter(isText)
      .map((place) => [`${name} ${place.path.join('.')}`, contract, place] as const),
  )

  test.each(texts)('%s', async (_, contract, place) => {
    const refuse = (text: string) => checked(contract, inputWith(place, text))
    expect(await costlyShapes(refuse)).toEqual([])
  })
})

describe('wrong items of two kinds cost at most 20 times as much as of one kind', () => {
  const longLists = named.flatMap(([name, contract]) =>
    placesIn(contract.input)
      .filter((place) => typeOf(place) === 'array' && largestOf(place.schema)! >= 5_000)
      .map((place) => [`${name} ${place.path.join('.')}`, contract, place] as const),
  )

  test.each(longLists)('%s', async (_, contract, place) => {
    const half = largestOf(place.schema)! / 2
    const refuse = (ofOneHalf: unknown, ofOther: unknown) => async () => {
      const items = [...Array(half).fill(ofOneHalf), ...Array(half).fill(ofOther)]
      const refusal = await checked(contract, inputWith(place, items))
      expect(refusal).toMatchObject({ code: 'invalid-input' })
    }
    const tooLong = 'x'.repeat(101)
    const cost = await cpuOf(refuse(0, tooLong), 1)
    expect(cost).toBeLessThan(limit(await cpuOf(refuse(0, 0), 1)))
  })
})

describe('routes take at most 20 times as long for 1 MB of any shape, before and after sign-in', () => {
  const routes: [string, Contract, (text: string) => object, boolean][] = [
    ['the name', account.token, (username) => ({ username, password: 'x' }), false],
    ['the password', account.token, (password) => ({ username: 'a@b.co', password }), false],
    [
      'a new password',
      invitations.accept,
      (password) => ({ token: 'x'.repeat(40), password }),
      false,
    ],
    ['a keyword', users.search, (keyword) => ({ keyword }), true],
    ['an address', users.save, (email) => ({ email, roles: ['Admin'] }), true],
    ['a title', tasks.createTask, (title) => ({ taskTypeId: 3, title }), true],
    ['a member that nobody knows', users.search, (unknown) => ({ unknown }), true],
  ]

  test.each(routes)('%s of %o', async (_, contract, inputOf, isSignedIn) => {
    const caller: Caller = isSignedIn ? await createUser('Admin') : null
    const ask = (text: string) => call(caller, contract, inputOf(withinBody(text)))
    expect(await costlyShapes(ask)).toEqual([])
  })

  test('a file name', async () => {
    const caller = await createUser('Admin')
    const upload = (name: string) => {
      const form = new FormData()
      form.append('assetType', 'Document')
      form.append('file', new File(['%PDF-1.4 %%EOF'], `${name}.pdf`))
      return send(caller, assets.upload, { body: form })
    }
    expect((await upload('แผนงาน')).status).toBe(200)
    expect(await costlyShapes(upload)).toEqual([])
  })
})

/** As much of the text as fits into a body of 1 MB, with room for the other members. */
function withinBody(text: string): string {
  const bytes = Buffer.byteLength(JSON.stringify(text))
  return text.slice(0, Math.floor((text.length * 1_000_000) / Math.max(bytes, 1_000_000)))
}
