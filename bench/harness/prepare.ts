// The harness's `prepare`: builds the product and creates its tables in the empty database of DATABASE_URL.
import { buildIfNeeded } from '../../lib/launch/build/build-steps'
import { migrate } from '../../lib/launch/postgres/migrate'

await buildIfNeeded()
await migrate(process.env.DATABASE_URL ?? '')
