import { describe, expect, test } from 'vitest'
import { MINUTE } from '@/lib/platform/dates/durations'
import { passagesSince, REPEAT, staysOf, type Passage } from './rules'

const FRONT = 'front'
const TANKS = 'tanks'

/** `I@8 front` is coming in at the front gate eight hours after midnight; `!` marks a correction. */
function story(text: string): Passage[] {
  return text.split(', ').map((word, index) => {
    const [, kind, hours, gate] = /^([IO])@([\d.]+)(?: (\w+|!))?$/.exec(word)!
    const isInner = gate === TANKS
    return {
      id: `${index}`,
      kind: kind === 'I' ? 'In' : 'Out',
      at: Number(hours) * 60 * MINUTE,
      gateId: gate === '!' ? null : (gate ?? FRONT),
      isInner,
      workspaceAreaId: isInner ? 'tank yard' : null,
      employerId: 'a',
    }
  })
}

const hours = (at: number | null) => (at === null ? '…' : String(at / 60 / MINUTE))
const staysAndConflicts = (text: string) => {
  const { stays, conflicts } = staysOf(story(text))
  return [
    stays
      .map(({ inAt, outAt, workspaceAreaId }) =>
        [`${hours(inAt)}–${hours(outAt)}`, workspaceAreaId].filter(Boolean).join(' '),
      )
      .join(', '),
    conflicts.map(({ id, code }) => `${id} ${code}`).join(', '),
  ]
}

test.each([
  ['a day', 'I@8, O@17', '8–17', ''],
  ['still inside', 'I@8', '8–…', ''],
  ['out for lunch', 'I@8, O@12, I@13, O@17', '8–12, 13–17', ''],
  ['in twice', 'I@8, I@9 back, O@17', '8–17', '1 already-inside'],
  ['out twice', 'I@8, O@16, O@17', '8–16', '2 was-not-inside'],
  ['out without in', 'O@17', '', '0 was-not-inside'],
  ['one card ten times', 'I@8, I@8.001, I@8.002, I@8.003', '8–…', ''],
  ['one card at two gates at once', 'I@8, I@8.001 back', '8–…', '1 already-inside'],
  ['into an area', 'I@8, I@9 tanks', '8–… tank yard', ''],
  ['out of an area, and still on site', 'I@8, I@9 tanks, O@10 tanks', '8–…', ''],
  ['home through the front gate from an area', 'I@8, I@9 tanks, O@17', '8–17 tank yard', ''],
  ['into an area past the front gate', 'I@9 tanks', '9–… tank yard', '0 was-not-inside'],
  ['out of an area past the front gate', 'O@9 tanks', '9–…', '0 was-not-inside'],
  ['a forgotten way out, corrected', 'I@8, O@17 !, I@32', '8–17, 32–…', ''],
  ['a correction that changes nothing', 'I@8, I@9 !, O@17, O@18 !', '8–17', ''],
])('%s: %s', (_, text, stays, conflicts) =>
  expect(staysAndConflicts(text)).toEqual([stays, conflicts]),
)

test('the same card at the same gate is another passage after a minute', () => {
  const [first, second] = story('I@8, I@9')
  const after = (milliseconds: number) =>
    staysOf([first!, { ...second!, at: first!.at + milliseconds }]).conflicts
  expect([after(REPEAT - 1), after(REPEAT)].map((all) => all.length)).toEqual([0, 1])
})

test('going out and coming in at the same instant leaves the person inside', () => {
  const [inside, out] = story('I@8, O@8')
  for (const order of [
    [inside!, out!],
    [out!, inside!],
  ])
    expect(staysOf(order).stays).toMatchObject([{ outAt: null }])
})

/** A generator of the same numbers for the same seed, so that a failure can be repeated. */
function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return Math.floor((state / 4_294_967_296) * below)
  }
}

function shuffled<T>(items: readonly T[], next: (below: number) => number): T[] {
  const rest = [...items]
  return items.map(() => rest.splice(next(rest.length), 1)[0]!)
}

describe('over 500 generated weeks', () => {
  const weeks = Array.from({ length: 500 }, (_, seed) => {
    const next = numbers(seed)
    const words = Array.from({ length: 3 + next(25) }, () => {
      const gate = ['', ' back', ' tanks', ' !'][next(4)]
      return `${next(2) ? 'I' : 'O'}@${next(168 * 20) / 20}${gate}`
    })
    return { passages: story(words.join(', ')), next }
  })

  test('the stays are the same in whatever order the passages arrive', () => {
    for (const { passages, next } of weeks)
      expect(staysOf(shuffled(passages, next))).toEqual(staysOf(passages))
  })

  test('stays never overlap, and only the last one is open', () => {
    for (const { passages } of weeks) {
      const { stays } = staysOf(passages)
      stays.slice(1).forEach(({ inAt }, index) => {
        const { outAt } = stays[index]!
        expect(outAt !== null && outAt <= inAt).toBe(true)
      })
    }
  })

  test('replaying from the beginning of a stay gives that stay and all later ones', () => {
    for (const { passages } of weeks) {
      const { stays } = staysOf(passages)
      stays.forEach(({ id }, index) => {
        expect(staysOf(passagesSince(id, passages)).stays).toEqual(stays.slice(index))
      })
    }
  })
})
