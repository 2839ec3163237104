import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'

// OWASP's password storage cheat sheet: scrypt with N = 2^15, r = 8, p = 3.
const COST = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const KEY_LENGTH = 32

const derive = (password: string, salt: Buffer): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_LENGTH, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })

/** Returns `scrypt$<salt>$<key>`, both in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return formatHash(salt, await derive(password, salt))
}

const formatHash = (salt: Buffer, key: Buffer) =>
  ['scrypt', salt.toString('base64url'), key.toString('base64url')].join('$')

/** A hash that no known password has. */
const unusableHash = formatHash(randomBytes(16), randomBytes(KEY_LENGTH))

/** Takes as long for an account that does not exist (no hash) as for one that does. */
export async function isPasswordRight(
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  const [, salt = '', key = ''] = (hash ?? unusableHash).split('$')
  const derived = await derive(password, Buffer.from(salt, 'base64url'))
  return timingSafeEqual(derived, Buffer.from(key, 'base64url')) && hash !== undefined
}
