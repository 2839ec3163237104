import type { Contract } from '../contract/contract'
import { takesIdempotencyKey } from '../contract/takes-key'

/** The keys of commands that no answer has come to, by what was sent: sent again, they are done once. */
const unanswered = new Map<string, string>()

/**
 * The `Idempotency-Key` of a command: the one that it was sent with before, if no answer came to it. Null where the server
 * takes none; so no password is kept here.
 */
export function keyFor(contract: Contract, path: string, body: BodyInit | null): string | null {
  if (!takesIdempotencyKey(contract)) return null
  const sent = nameOf(path, body)
  const key = unanswered.get(sent) ?? newKey()
  unanswered.set(sent, key)
  return key
}

/** Once the answer has come, the same input is another command. */
export const forgetKey = (path: string, body: BodyInit | null): void =>
  void unanswered.delete(nameOf(path, body))

const nameOf = (path: string, body: BodyInit | null) =>
  `${path} ${body instanceof FormData ? [...body.values()].map(textOf).join() : String(body)}`

const textOf = (value: FormDataEntryValue) =>
  typeof value === 'string' ? value : `${value.name} ${value.size} ${value.lastModified}`

/** Not `randomUUID`, which browsers have on secure pages only. */
const newKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-')
