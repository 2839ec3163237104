import type { FaultCode } from '../../access/provider-faults'

/** A retry is useless until somebody has fixed the cause. */
const final: readonly FaultCode[] = [
  'refused',
  'roles-missing',
  'roles-inherited',
  'account-gone',
  'address-unverified',
  'account-of-another',
]
/** The provider as a whole fails: other accounts need not be tried now. */
const providerWide: readonly FaultCode[] = ['unreachable', 'broken', 'login-refused', 'forbidden']
/** Somebody has to fix the configuration. */
const alarms: readonly FaultCode[] = ['login-refused', 'forbidden', 'roles-missing']

/** `detail` is shown to users: names of roles, or the answer of the provider; never what was sent to it. */
export class ProviderFault extends Error {
  constructor(
    readonly code: FaultCode,
    readonly detail: string = '',
  ) {
    super(detail ? `${code}: ${detail}` : code)
    this.name = 'ProviderFault'
  }

  get isFinal() {
    return final.includes(this.code)
  }
  get isProviderWide() {
    return providerWide.includes(this.code)
  }
  get isAlarm() {
    return alarms.includes(this.code)
  }

  /** By the status of the answer; an error without a response is `unreachable`. */
  static of(error: unknown): ProviderFault {
    if (error instanceof ProviderFault) return error
    const { response, message } = error as { response?: Response; message: string }
    if (!response) return new ProviderFault('unreachable', reasonOf(error))
    const answer = `${response.status} ${message}`.replace(/\s+/g, ' ').slice(0, 200)
    return new ProviderFault(codeOf(response), answer)
  }
}

function codeOf({ status, url }: Response): FaultCode {
  // Keycloak refuses a wrong client secret with 401, an unknown client with 400 or 401.
  if (status === 401 || (status < 500 && url.endsWith('/token'))) return 'login-refused'
  if (status === 403) return 'forbidden'
  if (url.includes('/execute-actions-email')) return 'mail-not-sent'
  if (status === 404) return 'not-there'
  if (status === 409) return 'taken'
  return status >= 500 || status === 429 ? 'broken' : 'refused'
}

/** "ECONNREFUSED" rather than "fetch failed". */
function reasonOf(error: unknown): string {
  const { cause, name, message } = error as Error & { cause?: { code?: string; message?: string } }
  if (name === 'TimeoutError') return 'time-out'
  return (cause?.code ?? cause?.message ?? message).slice(0, 200)
}
