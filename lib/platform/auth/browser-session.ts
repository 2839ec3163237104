/**
 * Signing in and out from a page, by next-auth's own endpoints. Its client would do the same, but leaves
 * the page for an error page of its own when the server is in trouble.
 */
type Credentials = { username: string; password: string }

/** Null when signed in, else the code of the refusal. */
export async function signInWith(credentials: Credentials): Promise<string | null> {
  try {
    const answer = await post('/api/auth/callback/credentials', credentials)
    const { url } = (await answer.json()) as { url?: string }
    return url ? new URL(url).searchParams.get('error') : 'unavailable'
  } catch (failure) {
    return failure instanceof TypeError ? 'unreachable' : 'unavailable'
  }
}

export async function signOut(): Promise<void> {
  await post('/api/auth/signout', {})
  // A whole load: nothing that was read for one person may stay in memory for the next.
  window.location.assign('/sign-in')
}

/** next-auth takes a form, with the token that shows that it comes from a page of ours. */
async function post(path: string, fields: Record<string, string>): Promise<Response> {
  const { csrfToken } = (await (await fetch('/api/auth/csrf')).json()) as { csrfToken: string }
  const body = new URLSearchParams({ ...fields, csrfToken, callbackUrl: '/', json: 'true' })
  return fetch(path, { method: 'POST', body })
}
