import { PAGE_USER } from '../contract/page-user'
import { fetchAlive } from './sign-of-life'

/** The session of the user for whom this page was made. */
type PageSession = {
  userId: string
  /** Resolves when the user has a session again. `isTaken`: another user has signed in in this browser. */
  renew: (isTaken: boolean) => Promise<void>
}

let session: PageSession | null = null

/** Null on pages for those who are not signed in. */
export const setPageSession = (next: PageSession | null): void => void (session = next)

export const pageUserHeader = (): Record<string, string> =>
  session ? { [PAGE_USER]: session.userId } : {}

/** After a refusal for want of a session: waits for a new one. False if the refusal stands. */
export async function isSessionRenewed(code: string): Promise<boolean> {
  const isTaken = code === 'another-user'
  if (!session || !(isTaken || code === 'not-signed-in')) return false
  await session.renew(isTaken)
  return true
}

type SessionState = 'own' | 'taken' | 'ended' | 'unknown'

/** What the server says about the session of this page. */
export async function askForSession(): Promise<SessionState> {
  const asked = fetchAlive('/api/account/get', { headers: pageUserHeader() })
  const answer = await asked.catch(() => null)
  if (answer?.ok) return 'own'
  if (answer?.status === 409) return 'taken'
  return answer?.status === 401 ? 'ended' : 'unknown'
}
