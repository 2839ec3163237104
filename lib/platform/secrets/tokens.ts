import { randomBytes } from 'node:crypto'

/** 256 random bits in base64url: of what we hand out we keep only the hash. */
export const randomToken = (): string => randomBytes(32).toString('base64url')
