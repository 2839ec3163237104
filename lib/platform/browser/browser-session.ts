import {
  startAuthentication,
  type PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'

/**
 * Signing in and out from a page, by next-auth's own endpoints. Its client would do the same, but leaves
 * the page for an error page of its own when the server is in trouble.
 */
type Credentials = { username: string; password: string; otp?: string; isShared: boolean }

/** Null when signed in, else the code of the refusal. */
export const signInWith = ({ isShared, otp = '', ...credentials }: Credentials) =>
  enter({ ...credentials, otp, isShared: String(isShared) })

/** By a passkey of this device, which says itself whose it is. */
export async function signInWithPasskey(isShared: boolean): Promise<string | null> {
  const headers = { 'content-type': 'application/json' }
  const asked = { method: 'POST', headers, body: '{}' }
  const question = await fetch('/api/auth/passkeyOptions', asked).catch(() => null)
  if (!question?.ok) return question ? 'unavailable' : 'unreachable'
  const optionsJSON = (await question.json()) as PublicKeyCredentialRequestOptionsJSON
  const answer = await startAuthentication({ optionsJSON }).catch(() => null)
  if (!answer) return 'no-passkey'
  return enter({ passkey: JSON.stringify(answer), isShared: String(isShared) })
}

async function enter(fields: Record<string, string>): Promise<string | null> {
  try {
    const answer = await post('/api/auth/callback/credentials', fields)
    const { url } = (await answer.json()) as { url?: string }
    return url ? new URL(url).searchParams.get('error') : 'unavailable'
  } catch (failure) {
    return failure instanceof TypeError ? 'unreachable' : 'unavailable'
  }
}

export async function signOut(): Promise<void> {
  const url = await endHere()
  await post('/api/auth/signout', {})
  // A whole load: nothing that was read for one person may stay in memory for the next.
  window.location.assign(url)
}

/** To the external provider and back to `next`; null when it could not be asked. */
export async function signInAtProvider(next: string, asksAgain = false): Promise<string | null> {
  try {
    const path = `/api/auth/signin/oidc${asksAgain ? '?prompt=login' : ''}`
    const answer = await post(path, { callbackUrl: next })
    const { url } = (await answer.json()) as { url?: string }
    if (!url) return 'unavailable'
    const error = new URL(url).searchParams.get('error')
    if (!error) window.location.assign(url)
    return error
  } catch (failure) {
    return failure instanceof TypeError ? 'unreachable' : 'unavailable'
  }
}

/** Where signing out goes on: at the external provider, if there is one. A session that is over ends here. */
async function endHere(): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetch('/api/account/signOut', { method: 'POST', headers, body: '{}' })
  return answer.ok ? ((await answer.json()) as { url: string }).url : '/sign-in'
}

/** next-auth takes a form, with the token that shows that it comes from a page of ours. */
async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string }
  const body = new URLSearchParams({ callbackUrl: '/', ...fields, csrfToken, json: 'true' })
  return fetch(path, { method: 'POST', body })
}
