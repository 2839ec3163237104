import { forgetPhotos } from './photos'
import { watchedFlag } from './watched-flag'

/** Whether the last thing that had to be kept could be. */
export const hasRoom = watchedFlag(true)

export const isFull = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'QuotaExceededError'

/** For what a full device can do without. */
export function unlessFull(error: unknown): void {
  if (!isFull(error)) throw error
}

/** On a full device the photographs give way to what is written; they come again with the network. */
export async function makingRoom<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write()
  } catch (error) {
    if (!isFull(error) || !(await forgetPhotos())) throw error
    return write()
  }
}

/** The same for what has happened and nobody else knows: whether there is room for it is told on the screen. */
export async function keeping<T>(write: () => Promise<T>): Promise<T> {
  try {
    const kept = await makingRoom(write)
    hasRoom.set(true)
    return kept
  } catch (error) {
    if (isFull(error)) hasRoom.set(false)
    throw error
  }
}
