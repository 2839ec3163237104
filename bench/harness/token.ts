// The harness's `tokenCmd`: prints a bearer token for the user id given. The key is in DATABASE_URL, under FIELD_KEY, and
// APP_URL is the issuer, which has to be set because the server's port differs each time.
import { issueToken } from '../../lib/platform/auth/tokens'
import { closeDatabase } from '../../lib/platform/db/database'

const userId = process.argv[2] ?? ''
console.log(await issueToken({ userId, sessionVersion: 1 }))
await closeDatabase()
