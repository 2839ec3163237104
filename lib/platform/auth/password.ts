import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto'
import pLimit from 'p-limit'
import { processWide } from '../process/process-wide'

/** Of scrypt, whose N is 2^ln. */
type Cost = { ln: number; r: number; p: number }

// OWASP's password storage cheat sheet.
const COST: Cost = { ln: 15, r: 8, p: 3 }
/** Of the hashes that do not name theirs: never to be changed. */
const UNNAMED_COST: Cost = { ln: 15, r: 8, p: 3 }
const KEY_LENGTH = 32

type Hash = { cost: Cost; salt: Buffer; key: Buffer }

/**
 * Two at a time, of Node's four worker threads: the others compress answers and connect to the database meanwhile, however
 * many sign in at once.
 */
const turns = () => processWide('password-turns', () => pLimit(2))

const derive = (password: string, hash: Omit<Hash, 'key'>): Promise<Buffer> =>
  turns()(() => deriveNow(password, hash))

function deriveNow(password: string, { cost: { ln, r, p }, salt }: Omit<Hash, 'key'>) {
  const N = 2 ** ln
  // scrypt works in 128 · N · r bytes and a little more.
  const options = { N, r, p, maxmem: 2 * 128 * N * r }
  return new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_LENGTH, options, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** PHC string format: `$scrypt$ln=15,r=8,p=3$<salt>$<key>`, both in base64 without padding. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  return formatHash(salt, await derive(password, { cost: COST, salt }))
}

const formatHash = (salt: Buffer, key: Buffer) =>
  `$scrypt$ln=${COST.ln},r=${COST.r},p=${COST.p}$${encode(salt)}$${encode(key)}`
const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '')

/** As `formatHash` writes it, or as it was written until 2026-11-25: `scrypt$<salt>$<key>`, in base64url. */
const FORM = /^(?:\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)|scrypt)\$([\w+/-]+)\$([\w+/-]+)$/

function parseHash(hash: string): Hash {
  const found = FORM.exec(hash)
  if (!found) throw new Error('A stored hash of a password has an unknown form')
  const [, ln, r, p, salt = '', key = ''] = found
  const cost = ln ? { ln: Number(ln), r: Number(r), p: Number(p) } : UNNAMED_COST
  return { cost, salt: Buffer.from(salt, 'base64'), key: Buffer.from(key, 'base64') }
}

/** A hash that no known password has. */
const unusableHash = formatHash(randomBytes(16), randomBytes(KEY_LENGTH))

/** Takes as long for an account that does not exist (no hash) as for one that does. */
export async function isPasswordRight(
  password: string,
  hash: string | undefined,
): Promise<boolean> {
  const stored = parseHash(hash ?? unusableHash)
  return timingSafeEqual(await derive(password, stored), stored.key) && hash !== undefined
}

/** Whether it is easier to guess than new ones are. */
export const isWeaker = (hash: string): boolean => workOf(parseHash(hash).cost) < workOf(COST)

const workOf = ({ ln, r, p }: Cost) => 2 ** ln * r * p
