import { request } from './client'
import type { Contract, InputOf } from './contract'

export type Download = { blob: Blob; fileName: string }

/** Takes a file bit by bit. Throws `ApiProblem` for a refusal, and what the browser throws when it breaks off. */
export async function download<C extends Contract>(
  contract: C,
  input: InputOf<C>,
  signal: AbortSignal,
  onBytes: (received: number) => void,
): Promise<Download> {
  const response = await request(contract, input, signal)
  const parts: BlobPart[] = []
  let received = 0
  const reader = response.body!.getReader()
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value)
    received += part.value.byteLength
    onBytes(received)
  }
  const type = response.headers.get('content-type') ?? ''
  return { blob: new Blob(parts, { type }), fileName: fileNameOf(response) }
}

const fileNameOf = ({ headers }: Response) =>
  decodeURIComponent(
    /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1] ?? 'file',
  )

/** Hands a file to the browser, which puts it where its reader's files go. */
export function save({ blob, fileName }: Download): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = fileName
  link.click()
  // The browser has taken hold of it by then; kept any longer it would fill the memory.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000)
}
