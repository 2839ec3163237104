import { createHash, createHmac } from 'node:crypto'
import { callerIdOf, type UserOrDevice } from '../access/actor'
import { textSecret } from '../auth/secrets'
import type { Contract, JsonText, OutputOf } from '../contract/contract'
import { takesIdempotencyKey } from '../contract/takes-key'
import { Problem } from '../contract/problem'
import { database } from '../db/database'
import type { Sql } from '../db/sql'
import { checkOutput } from './check-output'
import { claimKey, findAnswer, keepAnswer, type Repeatable } from './idempotency-keys'

/**
 * `Idempotency-Key`: a command that is sent again with the same key and input is done once, and answered as the first
 * time. Source: docs/integration.md#idempotency-keys.
 */
export type IdempotencyKey = {
  /** The header as it was sent. */
  sent: string | null
  /** Set when the answer is that of an earlier call. */
  isReplayed?: boolean
}

/** What a command does in its transaction, so that it is not done again by a call with the same key. */
export type Once = <C extends { sql: Sql }, T>(
  work: (connections: C) => Promise<T>,
) => (connections: C) => Promise<T | JsonText>

type Asked = {
  contract: Contract
  actor: UserOrDevice | null
  input: unknown
  idempotencyKey?: IdempotencyKey
}

/**
 * Calls `run` with the `once` of this call. What is refused is not kept, so it is judged anew; but a command may refuse
 * what its own first call has changed, before it looks for it or as that ends meanwhile: then the answer of that call counts.
 */
export async function withOnce<T>(
  asked: Asked,
  run: (once: Once) => Promise<T | JsonText>,
): Promise<T | JsonText> {
  const { contract, idempotencyKey } = asked
  const repeatable = await repeatableOf(asked)
  if (!repeatable) return run((work) => work)
  const replay = (answer: JsonText) => {
    idempotencyKey!.isReplayed = true
    return answer
  }
  const once: Once = (work) => async (connections) => {
    const earlier = await claimKey(connections.sql, repeatable)
    if (earlier) return replay(earlier)
    const output = await work(connections)
    await keepAnswer(connections.sql, repeatable, answerToKeep(contract, output))
    return output
  }
  try {
    return await run(once)
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    const earlier = await findAnswer(database().sql, repeatable)
    if (!earlier) throw error
    return replay(earlier)
  }
}

const answerToKeep = (contract: Contract, output: unknown) =>
  contract.secretAnswer ? null : JSON.stringify(checkOutput(contract, output as OutputOf<Contract>))

/** 1 to 255 characters of visible ASCII. The draft of the header puts quotes around them. */
const KEY = /^(?:"([\x21\x23-\x7e]{1,255})"|([\x21\x23-\x7e]{1,255}))$/

/** Null where no key counts. Throws `idempotency-key-invalid`. */
async function repeatableOf({
  contract,
  actor,
  input,
  idempotencyKey,
}: Asked): Promise<Repeatable | null> {
  const sent = idempotencyKey?.sent ?? null
  if (sent === null || !actor || !takesIdempotencyKey(contract)) return null
  const [, quoted, bare] = KEY.exec(sent) ?? []
  const key = quoted ?? bare
  if (!key) throw new Problem('idempotency-key-invalid')
  const callerId = callerIdOf(actor)
  return { callerId, key, fingerprint: await fingerprintOf(contract.path, input) }
}

const fingerprintKey = textSecret('idempotency')

/** Keyed, as who reads it must not find out a national id by trying all of them. */
async function fingerprintOf(path: string, input: unknown): Promise<string> {
  const members = Object.entries((input ?? {}) as Record<string, unknown>)
  const parts = await Promise.all(
    members.map(async ([name, value]) => [
      name,
      value instanceof Blob ? await digestOf(value) : value,
    ]),
  )
  const text = JSON.stringify([path, parts])
  return createHmac('sha256', await fingerprintKey())
    .update(text)
    .digest('hex')
}

const digestOf = async (file: Blob) =>
  createHash('sha256')
    .update(new Uint8Array(await file.arrayBuffer()))
    .digest('hex')
