import type { GateList, ListedPerson } from '@/lib/domain/gate/gate/snapshot/contract'
import { forgetPhotosBut, hasFreshPhoto, MOST_PHOTOS, renewPhoto } from '../store/photos'

/** In milliseconds: so that scans at the same time do not wait. */
const PAUSE = 100

type Pictured = Pick<ListedPerson, 'id' | 'hasPhoto' | 'isRemoved' | 'permits' | 'seatDays'>
type Wanted = Pick<GateList, 'inside'> & { people: Pictured[] }

/** Those of today come first, then whoever is inside; others as long as there is room. */
export function wantedPhotos({ people, inside }: Wanted): string[] {
  const isInside = new Set(inside.map(({ personId }) => personId))
  const rank = ({ id, permits, seatDays }: Pictured) =>
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

/** One after the other, until the server does not answer this device, or the device has no room. */
export async function keepPhotos(list: Wanted, token: string, signal: AbortSignal): Promise<void> {
  for (const personId of wantedPhotos(list)) {
    if (await hasFreshPhoto(personId)) continue
    if (signal.aborted || !(await renewPhoto(personId, token))) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE))
  }
}
