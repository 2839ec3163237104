import path from 'node:path'
import createNext from 'next'
import { EmbeddedDatabase } from '../../launch/postgres/embedded-database'
import { embeddedLogins } from '../../launch/postgres/prepare-database'
import { HttpServer } from '../../launch/server/http-server'
import { isNextAloneBuilt, NEXT_ALONE } from './next-alone-folder'

/**
 * The product as any host of Next serves it, without its own way to the API. For a process of its own, which shares the
 * database of a running product.
 */
if (!isNextAloneBuilt())
  throw new Error('First: node --import tsx lib/testing/runs/build-next-alone.ts')
const port = Number(process.env.PORT)
const { url } = await EmbeddedDatabase.join(process.env.DATA_DIR!)
process.env.DATABASE_URL = embeddedLogins(url).application
process.env.DATABASE_EMBEDDED = '1'
process.env.NEXT_ALONE = path.basename(NEXT_ALONE)
const app = createNext({ dev: false, dir: process.cwd(), port })
await app.prepare()
const server = new HttpServer(app.getRequestHandler(), { trustedHops: 0, isHttps: false })
await server.listen(port, '127.0.0.1')
console.log('ready')
