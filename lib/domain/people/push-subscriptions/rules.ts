/** เบราว์เซอร์ที่แสดงการแจ้งเตือน / The browsers that show notices of a user. Source: docs/daily.md#14-notices. */

/** Of a user; one more takes the place of the one that was saved longest ago. */
export const MOST_SUBSCRIPTIONS = 10

const P = 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n
const B = 0x5ac635d8aa3a93e7b3ebbd55769886bc651d06b0cc53b0f63bce3c3e27d2604bn

/** Whether a text in base64url is a point of the curve P-256, uncompressed: to another nothing can be encrypted. */
export function isPublicKey(text: string): boolean {
  if (!/^[A-Za-z0-9_-]{87}$/.test(text)) return false
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  const hex = Array.from(bytes, (byte) => byte.charCodeAt(0).toString(16).padStart(2, '0')).join('')
  const [x, y] = [BigInt(`0x${hex.slice(2, 66)}`), BigInt(`0x${hex.slice(66)}`)]
  const isOnCurve = (y * y - (x * x * x - 3n * x + B)) % P === 0n
  return hex.startsWith('04') && x < P && y < P && isOnCurve
}
