import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Seen } from './seen'

/** In milliseconds. */
const PATIENCE = 10_000
const PAUSE = 100

/** A client of the site as `docs/integration.md` wants it: it repeats a command under one key until it is answered. */
export type Client = { url: string; token: string; seen: Seen }

/** Saves one company after the other until `isOver`; each is answered before the next begins. */
export async function write(
  client: Client,
  nextName: () => string,
  isOver: () => boolean,
): Promise<void> {
  while (!isOver()) await saveCompany(client, nextName())
}

async function saveCompany(client: Client, name: string): Promise<void> {
  const key = randomUUID()
  while (!(await isSettled(client, name, key))) {
    client.seen.repeats += 1
    await sleep(PAUSE)
  }
}

/** Whether the command was answered with yes or no; without either it is sent again. */
async function isSettled({ url, token, seen }: Client, name: string, key: string) {
  const status = await post(`${url}/api/employers/save`, token, key, name)
  if (status === 200) seen.acknowledge(name)
  else if (status === 401) seen.signedOut += 1
  else if (status === 400) seen.refused += 1
  return status === 200 || status === 400
}

/** The status of the answer; undefined where none came. */
async function post(url: string, token: string, key: string, name: string) {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ nameTh: name }),
      signal: AbortSignal.timeout(PATIENCE),
    })
    await answer.arrayBuffer()
    return answer.status
  } catch {
    return undefined
  }
}
