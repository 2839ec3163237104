import { randomBytes } from 'node:crypto'
import sharp from 'sharp'

type Size = { width?: number; height?: number }

const plain = ({ width = 40, height = 20 }: Size) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' }, limitInputPixels: false })

/** Rotated by its orientation tag, as phones store pictures, with camera and position in its metadata. */
export const makeJpeg = (size: Size = {}) =>
  plain(size)
    .jpeg()
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD0: { Model: 'Camera 1' }, IFD3: { GPSLatitude: '13/1 45/1 0/1' } })
    .toBuffer()

export const makePng = (size: Size = {}) => plain(size).png().toBuffer()
export const makeWebp = (size: Size = {}) => plain(size).webp().toBuffer()

/** Fully transparent. */
export const makeTransparentPng = () =>
  sharp({ create: { width: 20, height: 20, channels: 4, background: '#f000' } })
    .png()
    .toBuffer()

/** Random pixels, which no format compresses: about three bytes each. */
export const makeNoise = (side: number) =>
  sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
    .png()
    .toBuffer()
