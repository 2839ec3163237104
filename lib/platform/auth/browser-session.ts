/**
 * Signing in and out from a page, by next-auth's own endpoints. Its client would do the same, but leaves
 * the page for an error page of its own when the server is in trouble.
 */
type Credentials = { username: string; password: string; isShared: boolean }

/** Null when signed in, else the code of the refusal. */
export async function signInWith({
  isShared,
  ...credentials
}: Credentials): Promise<string | null> {
  try {
    const fields = { ...credentials, isShared: String(isShared) }
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
