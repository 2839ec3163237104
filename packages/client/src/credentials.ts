import { ApiError } from './api-error.js'
import { type Resend, sleep } from './retry.js'

/** The key of a service account, or the login of a person. */
export type Credentials =
  | { key: string }
  | {
      username: string
      password: string
      /**
       * For an account with a second factor: called for each token, which lasts an hour, and again where the answer was lost,
       * as no code works twice.
       */
      otp?: () => string | Promise<string>
    }

export type TokenSource = {
  token: () => Promise<string>
  /** Forgets a token that was refused. False where there is no other. */
  renew: (refused: string) => Promise<boolean>
}

/** In milliseconds: a token is renewed so long before it ends. */
const MARGIN = 60_000

export function tokenSource(url: string, credentials: Credentials, send: Resend): TokenSource {
  if ('key' in credentials) return { token: async () => credentials.key, renew: async () => false }
  // Calls at the same time wait for the same token.
  let current: Promise<Token> | null = null
  const forget = (asked: Promise<Token>) => {
    if (current === asked) current = null
  }
  const latest = () => {
    if (current) return current
    const asked = signIn(url, credentials, send)
    asked.catch(() => forget(asked))
    return (current = asked)
  }
  return {
    token: async () => {
      const asked = latest()
      const { token, endsAt } = await asked
      if (endsAt - MARGIN > Date.now()) return token
      forget(asked)
      return (await latest()).token
    },
    renew: async (refused) => {
      const asked = latest()
      if ((await asked).token === refused) forget(asked)
      return true
    },
  }
}

type Token = { token: string; endsAt: number }
type Login = Exclude<Credentials, { key: string }>

async function signIn(
  url: string,
  { username, password, otp }: Login,
  send: Resend,
): Promise<Token> {
  const headers = { 'content-type': 'application/json', 'accept-language': 'en' }
  let sent: string | undefined
  const response = await send(async () => {
    if (otp) sent = await codeAfter(sent, otp)
    const body = JSON.stringify({ username, password, otp: sent })
    return new Request(`${url}/api/auth/token`, { method: 'POST', headers, body })
  })
  if (!response.ok) throw await ApiError.of(response)
  const { access_token, expires_in } = (await response.json()) as {
    access_token: string
    expires_in: number
  }
  return { token: access_token, endsAt: Date.now() + expires_in * 1000 }
}

/** In milliseconds: an app shows another code after this at the latest. */
const CODE_LASTS = 30_000
const ASK_EVERY = 1_000

/** A code other than the one sent before, as each is taken once. Where none comes in time, the same one: the server refuses it. */
async function codeAfter(
  sent: string | undefined,
  otp: NonNullable<Login['otp']>,
): Promise<string> {
  for (let waited = 0; ; waited += ASK_EVERY) {
    const code = await otp()
    if (code !== sent || waited >= CODE_LASTS) return code
    await sleep(ASK_EVERY)
  }
}
