import fs from 'node:fs'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { asPdf, asXlsx } from '../../lib/platform/export/files/table-files'
import type { FileAnswer } from '../../lib/platform/contract/contract'
import { exceljs, pdfkit, pdfmake } from './libraries'
import { reader, tableOf } from './rows'

// work.ts <what> <rows> [file]: makes one export, prints its cost as JSON and writes the export to `file` if given.

const [what, rows, file] = process.argv.slice(2)
const count = Number(rows)

type Bytes = AsyncIterable<Uint8Array>
/** Node's streams and the web's are both iterable, which their types do not say. */
const asBytes = (stream: unknown) => stream as Bytes
const bytesOf = ({ bytes }: FileAnswer) => asBytes(bytes)

const makers: Record<string, () => Bytes | Promise<Bytes>> = {
  xlsx: () => bytesOf(asXlsx(tableOf(count), reader)),
  exceljs: () => asBytes(exceljs(count)),
  pdf: () => bytesOf(asPdf(tableOf(count), reader)),
  pdfkit: () => asBytes(pdfkit(count)),
  pdfmake: async () => asBytes(await pdfmake(count)),
}

async function drain(bytes: Bytes): Promise<number> {
  const output = file ? fs.openSync(file, 'w') : null
  let size = 0
  for await (const chunk of bytes) {
    size += chunk.byteLength
    if (output) fs.writeSync(output, chunk)
  }
  return size
}

/** The 99th percentile, in milliseconds, of this process's answers to one request every ten milliseconds. */
async function latencyDuring(work: Promise<unknown>): Promise<number> {
  const server = http.createServer((_, response) => response.end('{}')).listen(0)
  const { port } = server.address() as { port: number }
  const latencies: number[] = []
  const done = new AbortController()
  void work.finally(() => done.abort())
  const ask = async () => {
    const start = performance.now()
    await (await fetch(`http://127.0.0.1:${port}/`)).text()
    latencies.push(performance.now() - start)
  }
  const pending: Promise<void>[] = []
  while (!done.signal.aborted) {
    pending.push(ask())
    await sleep(10)
  }
  await Promise.all(pending)
  server.close()
  return latencies.sort((a, b) => a - b)[Math.floor(latencies.length * 0.99)]!
}

/** The peak memory of this process in MB, its worker threads included. Linux only. */
const peak = () =>
  Number(/VmHWM:\s+(\d+)/.exec(fs.readFileSync('/proc/self/status', 'utf8'))?.[1] ?? NaN) / 1024

const cpu = () => process.resourceUsage().userCPUTime + process.resourceUsage().systemCPUTime

async function costOf(make: () => Bytes | Promise<Bytes>) {
  const before = { peak: peak(), cpu: cpu(), at: performance.now() }
  const size = await drain(await make())
  const seconds = (performance.now() - before.at) / 1000
  return { seconds, cpu: (cpu() - before.cpu) / 1e6, growth: peak() - before.peak, size }
}

/** The latency of other answers when the process is idle, and while it draws a PDF. */
async function latencies() {
  const idle = await latencyDuring(sleep(8000))
  return { idle, busy: await latencyDuring(drain(await makers.pdf!())) }
}

console.log(JSON.stringify(what === 'others' ? await latencies() : await costOf(makers[what!]!)))
process.exit(0)
