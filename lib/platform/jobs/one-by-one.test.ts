import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one'

test('what fails is told of once the rest is done', async () => {
  const done: string[] = []
  const works = ['first', 'out of order', 'last'].map((name) => async () => {
    if (name === 'out of order') throw new Error(name)
    done.push(name)
  })
  await expect(oneByOne(works, 'not all was done')).rejects.toMatchObject({
    message: 'not all was done',
    errors: [{ message: 'out of order' }],
  })
  expect(done).toEqual(['first', 'last'])
})
