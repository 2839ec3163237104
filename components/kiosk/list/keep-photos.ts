import type { GateList } from '@/lib/domain/gate/gate/snapshot/contract'
import { fetchPhoto, forgetPhotosBut, hasFreshPhoto, MOST_PHOTOS } from '../store/photos'

/** In milliseconds: so that scans at the same time do not wait. */
const PAUSE = 100

/** Those of today come first, then whoever is inside; others as long as there is room. */
export function wantedPhotos({ people, inside }: GateList): string[] {
  const isInside = new Set(inside.map(({ personId }) => personId))
  const rank = ({ id, permits, seatDays }: GateList['people'][number]) =>
    permits.length + seatDays.length > 0 || isInside.has(id) ? 0 : 1
  return people
    .filter(({ hasPhoto, isRemoved }) => hasPhoto && !isRemoved)
    .toSorted((one, other) => rank(one) - rank(other))
    .slice(0, MOST_PHOTOS)
    .map(({ id }) => id)
}

/** A photograph whose consent was withdrawn goes from the device with the next list. */
export const forgetWithdrawn = ({ people }: GateList): Promise<void> =>
  forgetPhotosBut(people.filter(({ hasPhoto }) => hasPhoto).map(({ id }) => id))

/** One after the other, until the server does not answer or the device has no room. */
export async function keepPhotos(
  list: GateList,
  token: string,
  signal: AbortSignal,
): Promise<void> {
  for (const personId of wantedPhotos(list)) {
    if (await hasFreshPhoto(personId)) continue
    const photo = await fetchPhoto(personId, token)
    if (!photo || signal.aborted || !(await hasFreshPhoto(personId))) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
