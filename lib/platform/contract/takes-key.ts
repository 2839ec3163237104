import type { Contract } from './contract'

/** Whether the calls of a contract may carry an `Idempotency-Key`. */
export const takesIdempotencyKey = ({ kind, policy, takesPassword }: Contract) =>
  kind === 'command' && policy !== 'anyone' && !takesPassword
