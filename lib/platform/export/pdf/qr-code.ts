import QRCode from 'qrcode'

/** The rows of a QR code, a 0 or 1 a module. It stands a fold or a stain of the paper: a quarter may be lost. */
export function qrModules(text: string): string[] {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'Q' }).modules
  return Array.from({ length: size }, (_, row) =>
    [...data.subarray(row * size, (row + 1) * size)].map((dark) => (dark ? '1' : '0')).join(''),
  )
}
