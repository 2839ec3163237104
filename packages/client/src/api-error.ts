/** A refusal, RFC 9457. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    /** Stable, such as `scope-missing`. */
    readonly code: string,
    message: string,
    /** To quote when asking for help. */
    readonly traceId: string | null,
  ) {
    super(message)
    this.name = 'ApiError'
  }

  static async of(response: Response): Promise<ApiError> {
    const problem = (await response.json().catch(() => ({}))) as { code?: string; detail?: string }
    const { status, headers } = response
    const message = problem.detail ?? `The server answered ${status}`
    return new ApiError(status, problem.code ?? 'no-problem', message, headers.get('x-trace-id'))
  }
}
