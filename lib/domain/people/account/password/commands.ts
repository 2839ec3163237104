import { dictionary } from '@zxcvbn-ts/language-common'
import { Problem } from '@/lib/platform/contract/problem'
import { PASSWORD_LENGTH } from '../contract'
import { passwordRefusal, type Owner } from './rules'

/** Those of the 50,000 most used that are long enough to be chosen at all. On the server only, for their size. */
const used = new Set(
  (dictionary['passwords-common'] as string[]).filter(({ length }) => length >= PASSWORD_LENGTH),
)

/** Throws where a new password is one that others use, or that knowing its owner gives away. */
export function requireGoodPassword(password: string, owner: Owner, field = 'password'): void {
  const refusal = passwordRefusal(password, owner, used)
  if (refusal) throw new Problem(refusal, { field })
}
