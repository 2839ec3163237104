import fs from 'node:fs'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { asPdf, asXlsx } from '../../lib/platform/export/files/table-files'
import type { FileAnswer } from '../../lib/platform/contract/contract'
import { exceljs, pdfkit, pdfmake } from './libraries'
import { reader, tableOf } from './rows'

// work.ts <what> <rows> [file]: does one piece of work in a process of its own and prints what it cost. With a file
// named it keeps what was made there.

const [what, rows, file] = process.argv.slice(2)
const count = Number(rows)

type Bytes = AsyncIterable<Uint8Array>
const bytesOf = ({ bytes }: FileAnswer) => bytes as unknown as Bytes

const makes: Record<string, () => Bytes | Promise<Bytes>> = {
  xlsx: () => bytesOf(asXlsx(tableOf(count), reader)),
  exceljs: () => exceljs(count) as unknown as Bytes,
  pdf: () => bytesOf(asPdf(tableOf(count), reader)),
  pdfkit: () => pdfkit(count) as unknown as Bytes,
  pdfmake: async () => (await pdfmake(count)) as unknown as Bytes,
}

async function drain(bytes: Bytes): Promise<number> {
  const kept = file ? fs.openSync(file, 'w') : null
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.byteLength
    if (kept) fs.writeSync(kept, chunk)
  }
  return size
}

/** The 99th percentile in milliseconds of answers of this process, asked one every ten milliseconds. */
async function waitsWhile(work: Promise<unknown>): Promise<number> {
  const server = http.createServer((_, response) => response.end('{}')).listen(0)
  const { port } = server.address() as { port: number }
  const waits: number[] = []
  const over = new AbortController()
  void work.finally(() => over.abort())
  const ask = async () => {
    const start = performance.now()
    await (await fetch(`http://127.0.0.1:${port}/`)).text()
    waits.push(performance.now() - start)
  }
  const asked: Promise<void>[] = []
  while (!over.signal.aborted) {
    asked.push(ask())
    await sleep(10)
  }
  await Promise.all(asked)
  server.close()
  return waits.sort((a, b) => a - b)[Math.floor(waits.length * 0.99)]!
}

/** In MB; the system's own count of the most that there ever was, the worker's share included. */
const peak = () =>
  Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))?.[1] ?? NaN) / 1024

const cpu = () => process.resourceUsage().userCPUTime + process.resourceUsage().systemCPUTime

async function costOf(make: () => Bytes | Promise<Bytes>) {
  const before = { peak: peak(), cpu: cpu(), at: performance.now() }
  const size = await drain(await make())
  const seconds = (performance.now() - before.at) / 1000
  return { seconds, cpu: (cpu() - before.cpu) / 1e6, growth: peak() - before.peak, size }
}

/** What others wait while a document is drawn, against what they wait when nothing else happens. */
async function othersWaits() {
  const idle = await waitsWhile(sleep(8000))
  return { idle, busy: await waitsWhile(drain(await makes.pdf!())) }
}

console.log(JSON.stringify(what === 'others' ? await othersWaits() : await costOf(makes[what!]!)))
process.exit(0)
