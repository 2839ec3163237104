import QRCode from 'qrcode'

/**
 * The rows of a QR code, 0 and 1 for its light and dark modules. Level Q is readable with a quarter of the code damaged, as on
 * worn paper.
 */
export function modulesOf(link: string): string[] {
  const { modules } = QRCode.create(link, { errorCorrectionLevel: 'Q' })
  const { size } = modules
  return Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_cell, x) => (modules.get(y, x) ? '1' : '0')).join(''),
  )
}
