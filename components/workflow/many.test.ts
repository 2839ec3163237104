import { describe, expect, test } from 'vitest'
import { resultsOfRefusal } from './many'

describe('a refusal of every row', () => {
  const refusal = {
    code: 'state-moved-on',
    errors: [
      { path: 'ids.0', message: 'has changed' },
      { path: 'ids.1', message: 'unknown' },
    ],
  }

  test('is listed for each row with its reason', () =>
    expect(resultsOfRefusal(refusal, ['a', 'b'])).toEqual([
      { id: 'a', outcome: 'refused', code: 'state-moved-on', text: 'has changed' },
      { id: 'b', outcome: 'refused', code: 'state-moved-on', text: 'unknown' },
    ]))

  test('is left to the form when the input is invalid', () => {
    const errors = [{ path: 'note', message: 'too long' }]
    expect(resultsOfRefusal({ code: 'invalid-input', errors }, ['a'])).toBeNull()
  })
})
