import { expect, test } from 'vitest'
import { choiceCookieAt, choiceIn } from './choice-cookies'

test('over https a choice is kept in a cookie that is bound to its host', () => {
  expect(choiceCookieAt('https:', 'locale')).toBe('__Host-locale')
  expect(choiceCookieAt('http:', 'locale')).toBe('locale')
})

test('a bound choice counts before one that another host may have set', () => {
  const chosen = (cookies: Record<string, string>) => choiceIn('era', (name) => cookies[name])
  expect(chosen({ '__Host-era': 'BE', era: 'CE' })).toBe('BE')
  expect(chosen({ era: 'CE' })).toBe('CE')
  expect(chosen({})).toBeUndefined()
})
