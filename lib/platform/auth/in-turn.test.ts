import { expect, test } from 'vitest'
import { inTurn } from './in-turn'

test('what has one key runs one after the other, also after a failure; other keys do not wait', async () => {
  const steps: string[] = []
  const work =
    (name: string, fails = false) =>
    async () => {
      steps.push(`${name} begins`)
      await new Promise((done) => setTimeout(done, 5))
      steps.push(`${name} ends`)
      if (fails) throw new Error(name)
      return name
    }
  const first = inTurn('one', work('first', true))
  const second = inTurn('one', work('second'))
  const other = inTurn('two', work('other'))
  await expect(first).rejects.toThrow('first')
  expect(await Promise.all([second, other])).toEqual(['second', 'other'])
  expect(steps.slice(0, 2)).toEqual(['first begins', 'other begins'])
  expect(steps.indexOf('second begins')).toBeGreaterThan(steps.indexOf('first ends'))
})
