import { request } from './client'
import type { Contract, InputOf } from '../contract/contract'
import { chunksOf } from '../contract/progress'

export type Download = { blob: Blob; fileName: string }

/** Bytes that have come, and how much of the file is made, in percent, where the server tells it. */
export type Progress = { received: number; percent: number | null }

/** Takes a file bit by bit. Throws `ApiProblem` for a refusal, and what the browser throws when it breaks off. */
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

/** What the file is, whatever it was sent in. */
function typeOf({ headers }: Response): string {
  const type = headers.get('content-type') ?? ''
  return /; of="(.+)"/.exec(type)?.[1] ?? type
}

const fileNameOf = ({ headers }: Response) =>
  decodeURIComponent(
    /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'file',
  )

/** Hands a file to the browser, which puts it where its reader's files go. */
export function saveFile({ blob, fileName }: Download): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // The browser has taken hold of it by then; kept any longer it would fill the memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
