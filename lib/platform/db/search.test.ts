import { expect, test } from 'vitest'
import { fragment } from './fragment'
import { matchesKeyword, matchesKeywordSql } from './search'

const wordsOf = (keyword: string) =>
  matchesKeyword(keyword, ({ contains }) => [contains]).AND.map(({ OR }) => OR[0])

test('each distinct word counts once, whatever its case', () => {
  expect(wordsOf(' สมชาย  ใจดี Somchai SOMCHAI สมชาย ')).toEqual(['สมชาย', 'ใจดี', 'SOMCHAI'])
})

test('the first six words are searched', () => {
  expect(wordsOf('a b c d e f g h')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(matchesKeywordSql('a b c d e f g h', [fragment`name`])).toHaveLength(6)
})

test('an empty keyword filters nothing', () => {
  expect([wordsOf('  '), matchesKeywordSql(undefined, [fragment`name`])]).toEqual([[], []])
})
