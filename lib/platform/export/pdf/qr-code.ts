import QRCode from 'qrcode'
import type { Part } from './document'

/** A QR code with text beside it. Level Q is readable with a quarter of the code damaged, as on worn paper. */
export function codePart(link: string, text: string[]): Part {
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'Q' })
  const { size } = modules
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_cell, x) => (modules.get(y, x) ? '1' : '0')).join(''),
  )
  return { kind: 'code', modules: rows, text }
}
