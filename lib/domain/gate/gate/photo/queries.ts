import { readFace } from '@/lib/domain/people/persons/pictures/queries'
import type { GateReadContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import type { gate } from '../contract'

/** In pixels. */
const SIDE = 160

export async function gatePhoto(
  { db }: GateReadContext,
  { id }: CheckedInputOf<typeof gate.photo>,
): Promise<FileAnswer> {
  const bytes = await readFace(db, id, SIDE)
  if (!bytes) throw new Problem('record-not-found', { values: { id } })
  return { bytes, contentType: 'image/jpeg', fileName: 'face.jpg', disposition: 'inline' }
}
