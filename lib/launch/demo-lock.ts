import { readConfig } from '../platform/config/config'
import { joinDatabase } from './database'
import { countDemoPasswords } from './initial-data'
import { withClient } from './base/client'
import { runCommand } from './base/launch-error'

/** npm run demo:lock: replaces the published password of the demo's accounts. The product may be running. */
async function lockDemo(): Promise<void> {
  process.env.PGAPPNAME = 'site-safety demo'
  process.env.LOG_LEVEL ??= 'warn'
  const leave = await joinDatabase(readConfig(process.env))
  const { lockDemoAccounts } = await import('../domain/people/account/demo/commands')
  const { provideUsers } = await import('../domain/directory')
  const { closeDatabase } = await import('../platform/db/database')
  provideUsers()
  try {
    await findDemoPasswords(process.env.DATABASE_URL!)
    printPasswords(await lockDemoAccounts())
  } finally {
    await closeDatabase()
    await leave()
  }
}

/** Records which accounts have the published password; `lockDemoAccounts` replaces those. */
const findDemoPasswords = (url: string) =>
  withClient(url, (client) => countDemoPasswords(client, url))

function printPasswords(locked: { email: string; password: string }[]): void {
  if (locked.length === 0) return console.log('No account has the password of the demo.')
  const width = Math.max(...locked.map(({ email }) => email.length))
  console.log(
    [
      '',
      `${locked.length} demo accounts have new passwords. Write down what you need: they are shown this once.`,
      '',
      ...locked.map(({ email, password }) => `  ${email.padEnd(width)}   ${password}`),
      '',
      'Sessions and tokens of theirs end within ten seconds.',
    ].join('\n'),
  )
}

await runCommand(lockDemo)
