import { processLimiter } from '../limits/process-limiter'
import { LONGEST_SIDE } from './longest-side'

/** 50 megapixels, the most of a phone; decoding an interlaced picture of that size takes 250 MB. */
const PIXEL_LIMIT = 50_000_000
const QUALITY = 82

/** In seconds: against crafted images with thousands of layers. */
const TIME_LIMIT = 10

/** One picture at a time: eight crafted ones at once took 1.3 GB and all of Node's worker threads. */
const limiter = processLimiter('photograph-limiter', {
  running: 1,
  runningPerUser: 1,
  waiting: 40,
  waitingPerUser: 4,
  refusal: 'too-many-files',
  retryAfter: 5,
})

/**
 * Encodes a picture as a new JPEG, upright, on white, without metadata, which may contain the place where it was taken.
 * Null if any of it cannot be decoded. Throws `too-many-files`.
 */
export async function makePhotograph(
  bytes: Uint8Array,
  userId: string,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const slot = limiter().acquire(userId)
  try {
    await slot.ready
    return await encode(bytes)
  } finally {
    slot.release()
  }
}

async function encode(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: PIXEL_LIMIT })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: TIME_LIMIT })
  const made = await picture.toBuffer().catch(() => null)
  return made && new Uint8Array(made)
}

/** A small square from the top of a result of `makePhotograph`, where the face is. Null if it cannot be decoded. */
export async function makeThumbnail(
  bytes: Uint8Array,
  side: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const { default: sharp } = await import('sharp')
  const picture = sharp(bytes, { failOn: 'error' })
    .resize(side, side, { fit: 'cover', position: 'top' })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: TIME_LIMIT })
  const made = await picture.toBuffer().catch(() => null)
  return made && new Uint8Array(made)
}
