import { LONGEST_SIDE } from '@/lib/platform/images/longest-side'
import type { MaskBox } from './mask-box'

/**
 * The picture on a canvas, upright, and no larger than it is kept, as canvases of some phones are not larger. Throws where
 * the browser cannot decode it.
 */
export async function drawPicture(file: File, canvas: HTMLCanvasElement): Promise<void> {
  const picture = await createImageBitmap(file)
  const scale = Math.min(1, LONGEST_SIDE / Math.max(picture.width, picture.height))
  canvas.width = Math.round(picture.width * scale)
  canvas.height = Math.round(picture.height * scale)
  canvas.getContext('2d')!.drawImage(picture, 0, 0, canvas.width, canvas.height)
  picture.close()
}

/** A new picture without what is under the box. */
export function maskedPicture(canvas: HTMLCanvasElement, { x, y, width, height }: MaskBox) {
  const drawing = canvas.getContext('2d')!
  drawing.fillStyle = 'black'
  drawing.fillRect(
    Math.floor(x * canvas.width),
    Math.floor(y * canvas.height),
    Math.ceil(width * canvas.width),
    Math.ceil(height * canvas.height),
  )
  return new Promise<File>((resolve, reject) =>
    canvas.toBlob(
      (blob) =>
        blob
          ? resolve(new File([blob], 'id-card.jpg', { type: 'image/jpeg' }))
          : reject(new Error('the canvas gave no picture')),
      'image/jpeg',
      0.92,
    ),
  )
}
