// The harness's `tokenCmd`: prints a bearer token of the user whose id is given. DATABASE_URL holds the key,
// and APP_URL is the issuer: both as the server has them, which starts on another port each time.
import { issueToken } from '../../lib/platform/auth/tokens'
import { closeDatabase } from '../../lib/platform/db/database'

const userId = process.argv[2] ?? ''
console.log(await issueToken({ userId, sessionVersion: 1 }))
await closeDatabase()
