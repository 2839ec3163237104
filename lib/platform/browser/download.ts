import { request } from './client'
import type { Contract, InputOf } from '../contract/contract'
import { chunksOf } from '../contract/progress'

export type Download = { blob: Blob; fileName: string }

/** The received bytes, and the percentage of the file that is generated, if the server sends it. */
export type Progress = { received: number; percent: number | null }

/** Reads a file in chunks. Throws `ApiProblem` for a refusal, and the browser's error for a lost connection. */
export async function download<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  signal: AbortSignal,
  onProgress: (progress: Progress) => void,
): Promise<Download> {
  const response = await request(contract, input, signal)
  const parts: BlobPart[] = []
  let received = 0
  for await (const { bytes, percent } of chunksOf(response)) {
    parts.push(bytes)
    received += bytes.byteLength
    onProgress({ received, percent })
  }
  return { blob: new Blob(parts, { type: typeOf(response) }), fileName: fileNameOf(response) }
}

/** The type of the file, also if it came in frames. */
function typeOf({ headers }: Response): string {
  const type = headers.get('content-type') ?? ''
  return /; of="(.+)"/.exec(type)?.[1] ?? type
}

const fileNameOf = ({ headers }: Response) =>
  decodeURIComponent(
    /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'file',
  )

/** Lets the browser save a file. */
export function saveFile({ blob, fileName }: Download): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // By then the browser has the file; until then its memory must not be released.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
