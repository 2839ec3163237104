/** The code of an error: Node's (`ECONNREFUSED`) or PostgreSQL's five letters (`57P03`). */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined
}

export function hasCode(error: unknown, ...codes: string[]): boolean {
  const code = errorCode(error)
  return code !== undefined && codes.includes(code)
}

/** The server is starting, stopping or gone: a moment later it may answer. */
export function isConnectionLost(error: unknown): boolean {
  if (hasCode(error, '57P01', '57P03', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE')) return true
  // pg's own, which bears no code
  return error instanceof Error && error.message === 'Connection terminated unexpectedly'
}
