import { expect, it } from 'vitest'
import { returnPath } from './return-path'

it.each([
  ['/users', '/users'],
  ['/persons?q=สม&page=2#top', '/persons?q=%E0%B8%AA%E0%B8%A1&page=2#top'],
  ['/', '/'],
])('goes back to %s', (from, path) => {
  expect(returnPath(from)).toBe(path)
})

it.each([
  undefined,
  '',
  'users',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/\n\\evil.example',
  '/.//evil.example',
  '/a/..//evil.example',
  'https://evil.example/users',
  'javascript:alert(1)',
  '/sign-in?from=/users',
])('goes to the start page instead of %s', (from) => {
  expect(returnPath(from)).toBe('/')
})

it('goes to the start page where the parameter is given twice', () => {
  expect(returnPath(['/users', '/persons'])).toBe('/')
})
