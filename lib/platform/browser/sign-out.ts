import { forgetAllInput } from './kept-input'
import { postToNextAuth } from './next-auth'
import { tellOtherTabs } from './other-tabs'
import { forgetPushHere } from './push'
import { fetchAlive } from './sign-of-life'

/** Throws where the user may still be signed in; then nothing of this browser is forgotten. */
export async function signOut(): Promise<void> {
  const url = await endHere()
  const left = await postToNextAuth('/api/auth/signout', {})
  if (!left.ok) throw new Error(`signing out answers ${left.status}`)
  forgetAllInput()
  await forgetPushHere()
  tellOtherTabs('signed-out')
  // A full load: the next user must not find the previous one's data in memory.
  window.location.assign(url)
}

/** The address to open after signing out: the external provider's, if there is one and the session still works. */
async function endHere(): Promise<string> {
  const headers = { 'content-type': 'application/json' }
  const answer = await fetchAlive('/api/account/signOut', { method: 'POST', headers, body: '{}' })
  return answer.ok ? ((await answer.json()) as { url: string }).url : '/sign-in'
}
