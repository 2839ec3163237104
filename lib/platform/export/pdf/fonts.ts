import { Font } from '@react-pdf/renderer'
import path from 'node:path'
import type { Measure, TextStyle } from './marks'

const FAMILY = 'SarabunDoc'
const WEIGHTS = { regular: 400, bold: 700 }
const FILES = { regular: 'SarabunDoc-Regular.ttf', bold: 'SarabunDoc-Bold.ttf' }

/** The two cuts of the one typeface that documents use, read once. */
export async function loadFonts(folder: string) {
  const cuts = ['regular', 'bold'] as const
  Font.register({
    family: FAMILY,
    fonts: cuts.map((cut) => ({ src: path.join(folder, FILES[cut]), fontWeight: WEIGHTS[cut] })),
  })
  const load = async (cut: (typeof cuts)[number]) => {
    const descriptor = { fontFamily: FAMILY, fontWeight: WEIGHTS[cut] }
    await Font.load(descriptor)
    const { data } = Font.getFont(descriptor)
    if (!data) throw new Error(`${FILES[cut]} could not be read`)
    return { name: `${FAMILY}-${cut}`, data }
  }
  const regular = await load('regular')
  const bold = await load('bold')
  return ({ isBold }: TextStyle) => (isBold ? bold : regular)
}
export type FontOf = Awaited<ReturnType<typeof loadFonts>>

/** Words repeat: a status, a place, a course. What is rare need not be remembered for long. */
const ROOM = 50_000

/** The width that pdfkit gives a text: word by word, each with the space after it. */
export function measureWith(fontOf: FontOf): Measure {
  const known = { regular: new Map<string, number>(), bold: new Map<string, number>() }
  return (text, style) => {
    const widths = style.isBold ? known.bold : known.regular
    const { data } = fontOf(style)
    const widthOf = (word: string): number => {
      const seen = widths.get(word)
      if (seen !== undefined) return seen
      const width = data.layout(word).advanceWidth / data.unitsPerEm
      if (widths.size >= ROOM) widths.clear()
      widths.set(word, width)
      return width
    }
    const words = text.match(/[^ ]* |[^ ]+$/g) ?? []
    return words.reduce((sum, word) => sum + widthOf(word), 0) * style.size
  }
}
