import { postToNextAuth } from './next-auth'
import { fetchAlive } from './sign-of-life'
import type {
  AuthenticationResponseJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

type Credentials = { username: string; password: string; otp?: string; isShared: boolean }

/** Null after a sign-in, otherwise the code of the refusal. */
export const signInWith = ({ isShared, otp = '', ...credentials }: Credentials) =>
  enter({ ...credentials, otp, isShared: String(isShared) })

/** Signs in by a passkey of this device, which contains the user. */
export async function signInWithPasskey(isShared: boolean): Promise<string | null> {
  const answer = await askPasskey()
  if (typeof answer === 'string') return answer
  return enter({ passkey: JSON.stringify(answer), isShared: String(isShared) })
}

/** What a passkey of this device answers, or the code of a refusal. */
export async function askPasskey(): Promise<AuthenticationResponseJSON | string> {
  const headers = { 'content-type': 'application/json' }
  const asked = { method: 'POST', headers, body: '{}' }
  const question = await fetchAlive('/api/auth/passkeyOptions', asked).catch(() => null)
  if (!question?.ok) return question ? 'unavailable' : 'unreachable'
  const optionsJSON = (await question.json()) as PublicKeyCredentialRequestOptionsJSON
  const answer = await import('@simplewebauthn/browser')
    .then(({ startAuthentication }) => startAuthentication({ optionsJSON }))
    .catch(() => null)
  return answer ?? 'no-passkey'
}

async function enter(fields: Record<string, string>): Promise<string | null> {
  try {
    const answer = await postToNextAuth('/api/auth/callback/credentials', fields)
    const { url } = (await answer.json()) as { url?: string }
    return url ? new URL(url).searchParams.get('error') : 'unavailable'
  } catch (failure) {
    return failure instanceof TypeError ? 'unreachable' : 'unavailable'
  }
}

/** Opens the external provider, which leads back to `next`. Null, or the code of the fault. */
export async function signInAtProvider(next: string): Promise<string | null> {
  const { url, error } = await addressAtProvider(next)
  if (url) window.location.assign(url)
  return error
}

/**
 * Signs in at the external provider beside this page, in a window that then opens `next`. Has to follow a click.
 * `asksAgain` forces a new sign-in, even if the provider still has a session.
 */
export async function signInBesideAtProvider(
  next: string,
  asksAgain: boolean,
): Promise<string | null> {
  // Opened before anything is awaited: a browser blocks windows that follow no click.
  const beside = window.open('', 'sign-in', 'popup,width=520,height=720')
  const { url, error } = await addressAtProvider(next, asksAgain)
  if (url && beside) beside.location.assign(url)
  else beside?.close()
  return error ?? (beside ? null : 'window-blocked')
}

type AtProvider = { url: string; error: null } | { url: null; error: string }

async function addressAtProvider(next: string, asksAgain = false): Promise<AtProvider> {
  try {
    const path = `/api/auth/signin/oidc${asksAgain ? '?prompt=login' : ''}`
    const answer = await postToNextAuth(path, { callbackUrl: next })
    const { url } = (await answer.json()) as { url?: string }
    if (!url) return { url: null, error: 'unavailable' }
    const error = new URL(url).searchParams.get('error')
    return error ? { url: null, error } : { url, error: null }
  } catch (failure) {
    return { url: null, error: failure instanceof TypeError ? 'unreachable' : 'unavailable' }
  }
}
