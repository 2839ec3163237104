import { ApiError } from './api-error.js'
import type { Send } from './retry.js'

/** The key of a service account, or the login of a person. */
export type Credentials =
  | { key: string }
  | {
      username: string
      password: string
      /** For an account with a second factor: called for each token, which lasts an hour. */
      otp?: () => string | Promise<string>
    }

export type TokenSource = {
  token: () => Promise<string>
  /** Forgets a token that was refused. False where there is no other. */
  renew: (refused: string) => Promise<boolean>
}

/** In milliseconds: a token is renewed so long before it ends. */
const MARGIN = 60_000

export function tokenSource(url: string, credentials: Credentials, send: Send): TokenSource {
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

async function signIn(url: string, { username, password, otp }: Login, send: Send): Promise<Token> {
  const body = JSON.stringify({ username, password, ...(otp && { otp: await otp() }) })
  const headers = { 'content-type': 'application/json', 'accept-language': 'en' }
  const asked = new Request(`${url}/api/auth/token`, { method: 'POST', headers, body })
  const response = await send(asked)
  if (!response.ok) throw await ApiError.of(response)
  const { access_token, expires_in } = (await response.json()) as {
    access_token: string
    expires_in: number
  }
  return { token: access_token, endsAt: Date.now() + expires_in * 1000 }
}
