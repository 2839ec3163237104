import { enqueue, notePassed } from '../store/queue'
import { deliver, sendAtOnce } from '../worker/deliver'
import type { Action } from '../queue/rules'
import { PATIENCE } from '../store/api'
import { listen, type Result } from '../store/channel'
import { isFull } from '../store/room'
import { askForSync } from '../worker/use-worker'

/**
 * Resolves once the action is kept on the device or, where that is full, by the server; with the server's result where
 * that came in time: only whoever comes in with a network can still be refused. Rejects where the action was kept nowhere.
 */
export async function recordAction(action: Action, token: string): Promise<Result | null> {
  try {
    return await keepAction(action)
  } catch (error) {
    if (!isFull(error)) throw error
    const result = await sendAtOnce(action, token).catch(() => {
      throw error
    })
    return canBeRefused(action) ? result : null
  }
}

const canBeRefused = ({ kind, isOffline }: Action) => kind === 'In' && !isOffline

async function keepAction(action: Action): Promise<Result | null> {
  const answer = resultOf(action.actionId)
  try {
    const number = await enqueue(action)
    void deliver()
    void askForSync()
    if (!canBeRefused(action)) return null
    const result = await answer.within(PATIENCE)
    if (result) return result
    // Where the result came in the same moment, the action is no longer in the queue.
    return (await notePassed(number)) ? null : await answer.within(PATIENCE)
  } finally {
    answer.end()
  }
}

function resultOf(actionId: string) {
  let end = () => {}
  const heard = new Promise<Result>((resolve) => {
    end = listen((news) => {
      if (news.type === 'result' && news.result.actionId === actionId) resolve(news.result)
    })
  })
  const within = (time: number): Promise<Result | null> =>
    Promise.race([heard, new Promise<null>((resolve) => setTimeout(resolve, time, null))])
  return { within, end: () => end() }
}
