import QRCode from 'qrcode'

/** A QR code as one path: a square for each dark module, with the quiet zone of four that readers need. */
export function qrPath(text: string): { size: number; path: string } {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' })
  const { size } = modules
  const squares = Array.from({ length: size * size }, (_, at) => [at % size, Math.floor(at / size)])
    .filter(([x, y]) => modules.get(y!, x!))
    .map(([x, y]) => `M${x! + QUIET} ${y! + QUIET}h1v1h-1z`)
  return { size: size + 2 * QUIET, path: squares.join('') }
}

const QUIET = 4
