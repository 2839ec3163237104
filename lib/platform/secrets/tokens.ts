import { randomBytes, randomInt } from 'node:crypto'

/** 256 random bits in base64url: of what we hand out we keep only the hash. */
export const randomToken = (): string => randomBytes(32).toString('base64url')

/** Without 0, 1, i, l, o and u, which people mistake when they type them from a screen or from paper. */
const TYPED = 'abcdefghjkmnpqrstvwxyz23456789'

/** For what people type: 4.9 random bits a character. */
export const randomCode = (length: number): string =>
  Array.from({ length }, () => TYPED[randomInt(TYPED.length)]).join('')
