import { config } from '../config/config'
import { Problem } from '../contract/problem'

/** Where an external provider signs people in, passwords of our own open nothing. */
export function requireLocalPasswords(): void {
  if (config().provider) throw new Problem('provider-signs-in')
}
