import { Font } from '@react-pdf/renderer'
import path from 'node:path'
import type { Measure, TextStyle } from './marks'
import { memoized } from './memoized'

const FAMILY = 'SarabunDoc'
const WEIGHTS = { regular: 400, bold: 700 }
const FILES = { regular: 'SarabunDoc-Regular.ttf', bold: 'SarabunDoc-Bold.ttf' }

/** The regular and the bold font of documents, read once. */
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

/** The width of a text as pdfkit draws it: word by word, each with the space after it. */
export function measureWith(fontOf: FontOf): Measure {
  const widthsOf = (style: TextStyle) => {
    const { data } = fontOf(style)
    return memoized((word) => data.layout(word).advanceWidth / data.unitsPerEm)
  }
  const regular = widthsOf({ size: 1 })
  const bold = widthsOf({ size: 1, isBold: true })
  return (text, { size, isBold }) => {
    const words = text.match(/[^ ]* |[^ ]+$/g) ?? []
    return words.reduce((sum, word) => sum + (isBold ? bold : regular)(word), 0) * size
  }
}
