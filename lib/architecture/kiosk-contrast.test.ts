import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const css = fs.readFileSync(path.resolve('components/layout/colours.css'), 'utf8')
const [light, dark] = css.split(':root[data-mantine-color-scheme="dark"]') as [string, string]
const coloursIn = (part: string): Map<string, string> =>
  new Map([...part.matchAll(/--([\w-]+): (#[\da-f]{6});/g)].map(([, name, hex]) => [name!, hex!]))
const schemes = {
  light: coloursIn(light),
  dark: new Map([...coloursIn(light), ...coloursIn(dark)]),
}

/** The relative luminance of WCAG 2. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dim, bright] = [luminance(one), luminance(other)].toSorted((a, b) => a - b) as [
    number,
    number,
  ]
  return (bright + 0.05) / (dim + 0.05)
}

test('black on white is 21 : 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
})

test.each(
  (['light', 'dark'] as const).flatMap((scheme) =>
    [
      ['on-gate-allowed', 'gate-allowed'],
      ['on-gate-warned', 'gate-warned'],
      ['on-gate-refused', 'gate-refused'],
      ['on-gate-unknown', 'gate-unknown'],
      ['bad-text', 'bad-soft'],
      ['good-text', 'good-soft'],
      ['neutral-text', 'neutral-soft'],
    ].map(([text, surface]) => [scheme, text!, surface!] as const),
  ),
)('read in sunlight, in %s: %s on %s is 7 : 1 or more', (scheme, text, surface) => {
  const colours = schemes[scheme]
  expect(contrast(colours.get(text)!, colours.get(surface)!)).toBeGreaterThanOrEqual(7)
})
