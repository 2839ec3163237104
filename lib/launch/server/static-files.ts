import fs from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import Negotiator from 'negotiator'

/** The scripts and styles of the pages. No part of the path has a dot but its end, so that none leads out of the folder. */
const STATIC_FILE = /^\/_next\/static\/((?:[\w~-]+\/)*[\w~-]+\.(js|css))(?:\?|$)/

const CONTENT_TYPES = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' }

/** With the ends of the copies' names, the smallest first. */
const COPIES = { br: 'br', gzip: 'gz' } as const
const encodings = Object.keys(COPIES) as (keyof typeof COPIES)[]

/**
 * Sends the compressed copies of static files that the build made in `folder`. Answers false for everything else, and where
 * the browser takes no compression: Next sends those. Next itself would compress each file at each request, and never as small.
 */
export const staticFiles =
  (folder: string) =>
  async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const [, file, type] = STATIC_FILE.exec(request.url ?? '') ?? []
    if (!file || (request.method !== 'GET' && request.method !== 'HEAD')) return false
    const accepted = new Negotiator(request).encodings(encodings)
    const encoding = encodings.find((each) => accepted.includes(each))
    if (!encoding) return false
    const bytes = await fs
      .readFile(path.join(folder, `${file}.${COPIES[encoding]}`))
      .catch(() => null)
    if (!bytes) return false
    response.writeHead(200, {
      'content-type': CONTENT_TYPES[type as keyof typeof CONTENT_TYPES],
      'content-encoding': encoding,
      'content-length': bytes.byteLength,
      vary: 'accept-encoding',
      // A file that changes gets another name.
      'cache-control': 'public, max-age=31536000, immutable',
    })
    response.end(request.method === 'HEAD' ? undefined : bytes)
    return true
  }
