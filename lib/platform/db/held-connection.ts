import { AsyncLocalStorage } from 'node:async_hooks'

/**
 * The transaction of a command holds a connection. A command that asks the pool for a second one meanwhile waits for others to
 * give theirs back: as many at once as the pool has connections wait for each other, and everybody else for them. In tests it throws.
 */

const isTest = process.env.NODE_ENV === 'test'

type Held = { isHeld: boolean }
/** One for all test files of a thread: each that was ever used makes every later promise slower. */
const held = new AsyncLocalStorage<Held>()

/** Runs what a command does in its transaction. */
export async function holdingConnection<T>(work: () => Promise<T>): Promise<T> {
  if (!isTest) return work()
  const connection = { isHeld: true }
  try {
    return await held.run(connection, work)
  } finally {
    connection.isHeld = false // what goes on after the answer may ask
  }
}

/** For what a process reads once. */
export const besideHeldConnection = <T>(read: () => T): T =>
  isTest ? held.run({ isHeld: false }, read) : read()

export function requireNoneHeld(): void {
  if (isTest && held.getStore()?.isHeld)
    throw new Error('In the transaction of a command a second connection is asked for')
}
