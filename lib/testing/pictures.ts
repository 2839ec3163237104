import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

type Size = { width?: number; height?: number }

const plain = ({ width = 40, height = 20 }: Size) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' }, limitInputPixels: false })

/** Lies on its side, as telephones store them, with a camera and a place in its metadata. */
export const makeJpeg = (size: Size = {}) =>
  plain(size)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: 'Camera 1' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
    .toBuffer()

export const makePng = (size: Size = {}) => plain(size).png().toBuffer()
export const makeWebp = (size: Size = {}) => plain(size).webp().toBuffer()

/** Half of it can be seen through. */
export const makeTransparentPng = () =>
  sharp({ create: { width: 20, height: 20, channels: 4, background: '#f000' } })
    .png()
    .toBuffer()

/** A picture that cannot be made smaller: some three bytes for each pixel. */
export const makeNoise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
