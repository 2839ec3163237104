import { expect, test } from 'vitest'
import { afterKey, moved, resized, usualBox } from './mask-box'

const near = (box: typeof usualBox) =>
  Object.fromEntries(Object.entries(box).map(([name, share]) => [name, Math.round(share * 100)]))

test('arrows move the box, with Shift they change its size', () => {
  const key = (name: string, shiftKey = false) => near(afterKey(usualBox, { key: name, shiftKey })!)
  expect(key('ArrowRight')).toMatchObject({ x: 26, y: 55 })
  expect(key('ArrowUp')).toMatchObject({ x: 24, y: 53 })
  expect(key('ArrowLeft', true)).toMatchObject({ x: 24, width: 34 })
  expect(afterKey(usualBox, { key: 'Tab', shiftKey: false })).toBeNull()
})

test('the box stays within the picture and never vanishes', () => {
  expect(near(moved(usualBox, 9, 9))).toMatchObject({ x: 64, y: 90 })
  expect(near(moved(usualBox, -9, -9))).toMatchObject({ x: 0, y: 0 })
  expect(near(resized(usualBox, 9, 9))).toMatchObject({ width: 76, height: 45 })
  expect(near(resized(usualBox, -9, -9))).toMatchObject({ width: 4, height: 4 })
})
