import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

/** Texts that users read are in the catalogue of messages and the tables of problems, never in code. */

const root = path.resolve(import.meta.dirname, '..')
const read = (file: string) => fs.readFileSync(path.join(root, file), 'utf8')

const isTable = (file: string) => file.startsWith('lib/platform/contract/problems/')
const isTest = (file: string) => /\.(test|spec)\.tsx?$|^(lib\/testing|prisma\/seed)\//.test(file)

const product = ['app', 'components', 'lib', 'prisma']
  .flatMap((folder) =>
    fs
      .readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((name) => `${folder}/${name}`),
  )
  .filter((file) => /\.(tsx?|mjs|css)$/.test(file) && !/(^|\/)generated\//.test(file))
  .filter((file) => !isTable(file) && !isTest(file))

/** Without comments and regular expressions: those match what people type. */
const codeOf = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/([(,=:[!&|?]\s*)\/(?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+\/[a-z]*/g, '$1')

/** At least two letters: a single one may be a key or the first digit. */
const thaiWord = /[\u0e00-\u0e7f]{2}/
const thaiWordsOf = (text: string) =>
  codeOf(text)
    .split('\n')
    .filter((line) => thaiWord.test(line))

test('no code contains Thai words', () => {
  expect(product.length).toBeGreaterThan(500)
  const found = product.flatMap((file) =>
    thaiWordsOf(read(file)).map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})

test('Thai words are found in strings and elements, but not in comments, patterns and single letters', () => {
  expect(thaiWordsOf("const text = 'งาน' // a task")).toHaveLength(1)
  expect(thaiWordsOf('<p>งาน</p>')).toHaveLength(1)
  expect(
    thaiWordsOf("/** งาน */\nconst key = 'ง' // งาน\nconst month = [/^มค$/, /[ก-ฮ]ค/]"),
  ).toEqual([])
})

test('no code chooses between two texts by the language', () => {
  const choice =
    /\b(?:language|locale|lang)\s*[!=]==\s*'(?:th|en)'\s*\?\s*['"`][^'"`]*[ .]|\bisThai\b/
  expect(product.filter((file) => choice.test(codeOf(read(file))))).toEqual([])
})

const isOfTexts = (file: string) =>
  /(?:messages\/th|system)\/[\w-]+\.json$|contract\/problems\/[\w-]+\.ts$/.test(file)

/** The other words are not those of the glossary. */
test('Thai texts say one thing in one word', () => {
  const otherWords =
    /เลยกำหนด|ผลอบรม|แผนอบรม|ยังไม่ผ่านอบรม|โปรด|แม่ข่าย|(?<!เ)ท่าน|ไซต์(?<!เว็บไซต์)|สายรัดตัว|สเกน/
  const found = fs
    .readdirSync(path.join(root, 'lib'), { recursive: true, encoding: 'utf8' })
    .filter(isOfTexts)
    .flatMap((name) =>
      read(`lib/${name}`)
        .split('\n')
        .filter((line) => otherWords.test(line)),
    )
  expect(found).toEqual([])
})
