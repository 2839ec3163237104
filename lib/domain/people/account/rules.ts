/**
 * รหัสผ่าน: ความยาวสำคัญกว่าความซับซ้อน แต่ต้องไม่ใช่รหัสที่ใครก็เดาได้
 * Common passwords: known words with digits around them, keyboard sequences, repetitions.
 * Source: docs/decisions/0132-new-passwords.md.
 */
const words =
  `password passwort passw0rd p@ssword p@ssw0rd pass passphrase secret letmein welcome wellcome
changeme changeit default guest login logon master admin administrator adminadmin administrador root toor
superuser sysadmin system support test tester testing testtest user username temp temporary qwerty qwertyui
qwertyuiop qwertz azerty asdf asdfgh asdfghjkl asdfasdf zxcv zxcvbn zxcvbnm qazwsx qazwsxedc qweasd qweasdzxc
qweqwe iloveyou ilovegod loveyou lovely iloveme trustno trustnoone sunshine princess princesa football
baseball basketball dragon monkey shadow michael jennifer jordan superman batman spiderman pokemon starwars
liverpool manchester chelsea arsenal barcelona realmadrid juventus computer internet samsung iphone google
facebook whatever freedom forever blessed jesuschrist mylove hello helloworld summer winter spring autumn
monday friday january december thailand bangkok sawasdee sawatdee krungthep chonburi rayong maptaphut
sitesafety safety safetyfirst contractor workpermit permit company factory plant abcabc abcdef abcdefg
abcdefgh abcdefghij aaaaaa correcthorsebatterystaple correcthorse battery staple`.split(/\s+/)

/** Sequences of the keyboard and the alphabet: along a row, in either direction, and across the rows. */
const rows = ['01234567890', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm']
const acrossRows = [
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  'zaq12wsxcde34rfv',
]
const sequences = [...rows, ...acrossRows].flatMap((row) => [row, [...row].toReversed().join('')])

const lookalikes: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
}
const known = new Set(words.flatMap((word) => [word, plain(word)]))

/** Whether it is a known word with anything before or after it, a keyboard sequence, or one part repeated. */
export function isCommonPassword(password: string): boolean {
  const text = password.toLowerCase().replace(/\s+/g, '')
  return [text, repeatedPart(text)].some(
    (each) => isKnown(each) || isSequence(each) || new Set(each).size <= 2,
  )
}

function isKnown(text: string): boolean {
  const core = /[\p{L}\p{M}](?:.*[\p{L}\p{M}])?/su.exec(text)?.[0] ?? ''
  return [text, core, plain(text), plain(core), core.replace(/[^\p{L}\p{M}]+/gu, '')].some(
    (candidate) => candidate === '' || known.has(candidate) || known.has(repeatedPart(candidate)),
  )
}

/** Digits alone, or more than three letters that lie side by side. */
function isSequence(text: string): boolean {
  const core = text.replace(/[^\p{L}\p{M}\d]+/gu, '')
  return (
    /^\d+$/.test(core) || sequences.some((sequence) => sequence.includes(core) && core.length > 3)
  )
}

/** The part that the text repeats: `abc` of `abcabcabc`. */
function repeatedPart(text: string): string {
  for (let length = 1; length <= text.length / 2; length++) {
    const part = text.slice(0, length)
    if (text.length % length === 0 && part.repeat(text.length / length) === text) return part
  }
  return text
}

function plain(text: string): string {
  return [...text].map((character) => lookalikes[character] ?? character).join('')
}
