import { expect, test } from 'vitest'
import { asHtml, asText, LINK, oneLine, shortened, type LetterText } from './letter'

const words: LetterText[] = [
  {
    language: 'th',
    greeting: 'เรียน คุณน้ำฝน',
    paragraphs: ['เชิญ'],
    action: 'ตั้งรหัสผ่าน',
    closing: '7 วัน',
  },
  {
    language: 'en',
    greeting: 'Dear <script>alert("x")</script> & Co,',
    paragraphs: ['Welcome'],
    action: 'Set the password',
    closing: '7 days',
  },
]

test('text and HTML have the words of both languages, and a link for each', () => {
  for (const made of [asText(words), asHtml(words)]) {
    for (const said of ['เรียน คุณน้ำฝน', 'ตั้งรหัสผ่าน', 'Welcome', '7 days'])
      expect(made).toContain(said)
    expect(made.split(LINK).length).toBeGreaterThan(2)
  }
})

test('a notice has no link', () => {
  const notice = words.map((each) => ({ ...each, action: undefined }))
  for (const made of [asText(notice), asHtml(notice)]) {
    expect(made).toContain('Welcome')
    expect(made).not.toContain(LINK)
    expect(made).not.toContain('<a ')
  }
})

test('markup in a name is escaped', () => {
  expect(asHtml(words)).toContain(
    'Dear &lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; Co,',
  )
  expect(asHtml(words)).not.toContain('<script')
})

test.each([
  ['สมชาย\r\nBcc: victim@example.com', 'สมชาย Bcc: victim@example.com'],
  ['a\u2028b\u0000c\u0085d', 'a b c d'],
  ['moc.elpmaxe\u202Eevil', 'moc.elpmaxe evil'],
])('%j becomes one line', (name, line) => expect(oneLine(name)).toBe(line))

test('a text that is too long for a header ends with a sign that it goes on', () => {
  expect(shortened('ก'.repeat(200))).toBe('ก'.repeat(200))
  expect(shortened('ก'.repeat(201))).toBe(`${'ก'.repeat(199)}…`)
})
