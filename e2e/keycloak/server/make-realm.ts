import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import type { Keycloak } from './keycloak'

const root = path.resolve(import.meta.dirname, '../../..')

/** Makes the realm by the commands of docs/providers.md. Returns the settings that they print. */
export function makeRealm(keycloak: Keycloak, appUrl: string): Record<string, string> {
  const page = fs.readFileSync(path.join(root, 'docs/providers.md'), 'utf8')
  const commands = /```sh\n(kcadm\.sh [^]*?)```/.exec(page)?.[1]
  if (!commands) throw new Error('docs/providers.md shows no commands for a realm')
  const script = commands
    .replaceAll('https://sso.example.com', keycloak.url)
    .replaceAll('https://safety.example.com', appUrl)
  const output = execFileSync('sh', ['-euc', script], {
    cwd: root,
    encoding: 'utf8',
    env: {
      NODE_ENV: process.env.NODE_ENV,
      PATH: `${path.join(keycloak.home, 'bin')}:${process.env.PATH}`,
      JAVA_HOME: process.env.JAVA_HOME,
      // Asked for where people type the commands.
      KC_CLI_PASSWORD: keycloak.administrator.password,
      // Where it keeps the sign-in.
      KC_OPTS: `-Duser.home=${keycloak.home}`,
    },
  })
  return Object.fromEntries(
    output.split('\n').flatMap((line) => {
      const [, name, value] = /^(OIDC_\w+)=(.+)$/.exec(line) ?? []
      return name && value ? [[name, value]] : []
    }),
  )
}
