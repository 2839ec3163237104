import { randomBytes } from 'node:crypto'
import { administrator } from '../site/server'
import type { Site } from '../site/site'
import { Seen } from './seen'
import { type Client, write } from './writer'

const WRITERS = 6

export type Load = { seen: Seen; stop: () => Promise<void> }

/** Writes steadily, as one user, until it is stopped. */
export function startLoad({ url }: Site, token: string): Load {
  const seen = new Seen()
  const client: Client = { url, token, seen }
  const run = randomBytes(4).toString('hex')
  let isOver = false
  let count = 0
  const nextName = () => `DRILL-${run}-${(count += 1)}`
  const writers = Array.from({ length: WRITERS }, () => write(client, nextName, () => isOver))
  return {
    seen,
    stop: async () => {
      isOver = true
      await Promise.all(writers)
    },
  }
}

/** A token for the whole of the drills: nobody is to be asked to sign in again. */
export async function signIn({ url }: Site): Promise<string> {
  const { email: username, password } = administrator
  const answer = await fetch(`${url}/api/auth/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  })
  if (!answer.ok) throw new Error(`signing in: ${answer.status} ${await answer.text()}`)
  const { access_token: token } = (await answer.json()) as { access_token: string }
  return token
}
