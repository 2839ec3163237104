const SIGNALS = ['SIGINT', 'SIGTERM'] as const

let isInterrupted = false

/** Whether a Ctrl-C or SIGTERM has come, of which later errors may be a consequence. */
export const wasInterrupted = (): boolean => isInterrupted

/**
 * On a Ctrl-C or SIGTERM calls `close` and exits: PostgreSQL is a process of its own, and would stay behind. Returns the
 * function that gives the signals back.
 */
export function closeOnSignal(close: () => Promise<void>): () => void {
  return onSignal(() => {
    isInterrupted = true
    void close().finally(() => process.exit(1))
  })
}

/** On a Ctrl-C or SIGTERM `work` is told, and ends itself. */
export async function untilGivenUp<T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const stopListening = onSignal(() => controller.abort())
  try {
    return await work(controller.signal)
  } finally {
    stopListening()
  }
}

function onSignal(act: () => void): () => void {
  for (const name of SIGNALS) process.on(name, act)
  return () => SIGNALS.forEach((name) => process.off(name, act))
}
