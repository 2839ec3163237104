import { describe, expect, it } from 'vitest'
import { messages } from './catalogue'

/** All texts by their full keys, such as `table.range`. */
function texts(tree: object, path: string[] = []): [string, string][] {
  return Object.entries(tree).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? texts(value, [...path, name])
      : [[[...path, name].join('.'), String(value)] as [string, string]],
  )
}

const placeholders = (text: string) =>
  [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name))].sort()

describe('the texts in both languages', () => {
  const th = new Map(texts(messages.th))
  const en = new Map(texts(messages.en))

  it('have the same keys', () => {
    expect([...en.keys()].sort()).toEqual([...th.keys()].sort())
  })

  it('have the same placeholders', () => {
    const differing = [...th].filter(
      ([key, text]) => `${placeholders(text)}` !== `${placeholders(en.get(key) ?? '')}`,
    )
    expect(differing).toEqual([])
  })

  it('write a number with its separators in Thai where they do in English', () => {
    const numbers = (text: string) =>
      [...text.matchAll(/\{(\w+), (?:number|plural)/g)].map(([, name]) => name)
    const plainInThai = [...th].filter(([key, text]) =>
      numbers(en.get(key) ?? '').some((name) => text.includes(`{${name}}`)),
    )
    expect(plainInThai).toEqual([])
  })

  it('write a count with its separators', () => {
    const bare = /\{(?:count|expected|found|missing)\}/
    expect([...th, ...en].filter(([, text]) => bare.test(text))).toEqual([])
  })

  it('say today in Thai only where they do in English', () => {
    const other = [...th].filter(
      ([key, text]) => text.includes('วันนี้') && !/today/i.test(`${en.get(key)} ${key}`),
    )
    expect(other).toEqual([])
  })

  it('have น. behind the time at which something starts in Thai', () => {
    expect([...th].filter(([, text]) => /\{startTime\}(?! น\.)/.test(text))).toEqual([])
  })

  it('are never empty', () => {
    expect([...th, ...en].filter(([, text]) => text.trim() === '')).toEqual([])
  })

  it('have Thai letters in Thai, except for names that are not translated', () => {
    const words = (text: string) => text.replace(/\{[^}]*\}/g, '')
    const notThai = [...th]
      .filter(([, text]) => /[a-z]/i.test(words(text)) && !/[ก-๙]/.test(text))
      .map(([key]) => key)
    const inTheOtherLanguage = ['otherLanguageShort', 'switchLanguage']
    expect(notThai).toEqual(inTheOtherLanguage.map((key) => `common.${key}`))
  })
})
