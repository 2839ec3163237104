import { config } from '../config/config'
import { Problem } from '../contract/problem'

/** Throws `provider-signs-in` where an external provider signs people in: there are no local passwords then. */
export function requireLocalPasswords(): void {
  if (config().provider) throw new Problem('provider-signs-in')
}
