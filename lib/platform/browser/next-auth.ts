import { fetchAlive } from './sign-of-life'

/**
 * Calls an endpoint of next-auth. Not by its client, which leaves the page for an error page of its own if the server
 * fails. It expects a form with its token against forged requests.
 */
export async function postToNextAuth(
  path: string,
  fields: Record<string, string>,
): Promise<Response> {
  const { csrfToken } = (await (await fetchAlive('/api/auth/csrf')).json()) as { csrfToken: string }
  const body = new URLSearchParams({ callbackUrl: '/', ...fields, csrfToken, json: 'true' })
  return fetchAlive(path, { method: 'POST', body })
}
