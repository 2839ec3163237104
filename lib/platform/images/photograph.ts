import sharp from 'sharp'

/** 50 megapixels, the most that telephones take; an interlaced one of that size takes 250 MB to decode. */
const PIXEL_LIMIT = 50_000_000
/** Enough to print an ID card on A5, in pixels. */
const LONGEST_SIDE = 1600
const QUALITY = 82

/** In seconds: a crafted image with thousands of layers would take longer. */
const TIME_LIMIT = 10

let former: Promise<unknown> = Promise.resolve()

/**
 * Decodes a picture and makes a new JPEG of it, upright, on white, without the metadata (which may hold
 * the place where it was taken). Null for whatever cannot be decoded to its last row. One picture at a
 * time: eight crafted ones side by side took 1.3 GB and all of Node's worker threads.
 */
export function makePhotograph(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const made = former.then(() => encode(bytes))
  former = made
  return made
}

async function encode(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer> | null> {
  const picture = sharp(bytes, { failOn: 'error', limitInputPixels: PIXEL_LIMIT })
    .autoOrient()
    .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: TIME_LIMIT })
  const made = await picture.toBuffer().catch(() => null)
  return made && new Uint8Array(made)
}

/** A small square of a photograph that we made, from its top, where the face is. Null where it cannot be decoded. */
export async function makeThumbnail(
  bytes: Uint8Array,
  side: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const picture = sharp(bytes, { failOn: 'error' })
    .resize(side, side, { fit: 'cover', position: 'top' })
    .jpeg({ quality: QUALITY })
    .timeout({ seconds: TIME_LIMIT })
  const made = await picture.toBuffer().catch(() => null)
  return made && new Uint8Array(made)
}
