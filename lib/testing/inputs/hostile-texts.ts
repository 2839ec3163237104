/** Texts of 1 MB that take a careless pattern, normalization or parser far longer than their length. */

const MEGABYTE = 1_000_000
const filled = (unit: string, length = MEGABYTE) =>
  unit.repeat(Math.ceil(length / unit.length)).slice(0, length)

const units = {
  letters: 'a',
  'capital letters': 'A',
  pairs: 'ab',
  digits: '1',
  zeros: '0',
  'full stops': '.',
  spaces: ' ',
  'line feeds': '\n',
  tabs: '\t',
  'no-break spaces': '\u00a0',
  dashes: '-',
  slashes: '/',
  backslashes: '\\',
  'at signs': '@',
  'e-mail addresses': 'a@a.',
  'percent signs': '%',
  underscores: '_',
  'question marks': '?',
  'hash marks': '#',
  quotes: '"',
  braces: '{"a":',
  brackets: '[',
  'dots and spaces': '. ',
  'words of one letter': 'ก ',
  'Thai vowels above': 'ิ',
  'Thai marks on a letter': 'น้ำ',
  'combining acutes': '\u0301',
  'marks out of order': '\u0301\u0323',
  'letters in NFD': 'e\u0301\u0323',
  'letters that NFC makes longer': '\ufb2c',
  'Hangul in parts': '\u1100\u1161\u11a8',
  emoji: '😀',
}

const ended = (unit: string, end: string) => filled(unit, MEGABYTE - end.length) + end

export const hostileTexts: Record<string, string> = {
  ...Object.fromEntries(Object.entries(units).map(([name, unit]) => [name, filled(unit)])),
  'letters and a sign': ended('a', '!'),
  'digits and a letter': ended('1', 'x'),
  'spaces and a letter': ended(' ', 'x'),
  'full stops and a letter': ended('.', 'x'),
  'marks and a letter': ended('\u0301', 'x'),
  'a letter, marks and a letter': `x${ended('\u0323\u0301', 'x')}`,
}

/** An ordinary text of the same length, for comparison. */
export const plainText = filled('The quick brown fox. ')
