import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** What people read stands in the catalogue, and refusals in the tables of problems; code has no words. */

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

const isTable = (file: string) => file.startsWith('lib/platform/contract/problems/')
const isTrial = (file: string) => /\.(test|spec)\.tsx?$|^(lib\/testing|prisma\/seed)\//.test(file)

const product = ['app', 'components', 'lib', 'prisma']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/(^|\/)generated\//.test(file))
  .filter((file) => !isTable(file) && !isTrial(file))

/** Without comments and patterns: a pattern reads what people type. */
const codeOf = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/([(,=:[!&|?]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g, '$1')

/** One letter is no word, such as what a key gives or where digits begin. */
const thaiWord = /[\u0e00-\u0e7f]{2}/
const thaiWordsOf = (text: string) =>
  codeOf(text)
    .split('\n')
    .filter((line) => thaiWord.test(line))

test('no Thai stands in the code', () => {
  expect(product.length).toBeGreaterThan(500)
  const found = product.flatMap((file) =>
    thaiWordsOf(read(file)).map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('Thai is found in strings and in elements, and let pass in comments, patterns and single letters', () => {
  expect(thaiWordsOf("const text = 'งาน' // a task")).toHaveLength(1)
  expect(thaiWordsOf('<p>งาน</p>')).toHaveLength(1)
  expect(
    thaiWordsOf("/** งาน */\nconst key = 'ง' // งาน\nconst month = [/^มค$/, /[ก-ฮ]ค/]"),
  ).toEqual([])
})

test('no text is chosen by asking for the language', () => {
  const choice =
    /\b(?:language|locale|lang)\s*[!=]==\s*'(?:th|en)'\s*\?\s*['"`][^'"`]*[ .]|\bisThai\b/
  expect(product.filter((file) => choice.test(codeOf(read(file))))).toEqual([])
})
