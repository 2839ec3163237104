import { execFileSync, spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'

const VERSION = '26.5.6'
const folder = path.resolve(import.meta.dirname, '../../../.data/keycloak')

/** The folder of Keycloak's own distribution, which Maven fetches once. */
export function keycloakHome(): string {
  const home = path.join(folder, `keycloak-${VERSION}`)
  if (!fs.existsSync(path.join(home, 'bin/kc.sh'))) fetchInto(folder)
  return home
}

function fetchInto(folder: string): void {
  requireProgram('java', 'Java 17 or later', ['-version'])
  requireProgram('mvn', 'Maven', ['--version'])
  requireProgram('unzip', 'unzip', ['-v'])
  console.log(`Fetching Keycloak ${VERSION}…`)
  const artifact = `org.keycloak:keycloak-quarkus-dist:${VERSION}:zip`
  const options = [`-Dartifact=${artifact}`, `-DoutputDirectory=${folder}`]
  execFileSync('mvn', ['--batch-mode', '--quiet', 'dependency:copy', ...options], {
    stdio: 'inherit',
  })
  const zip = path.join(folder, `keycloak-quarkus-dist-${VERSION}.zip`)
  execFileSync('unzip', ['-q', '-o', zip, '-d', folder])
  fs.rmSync(zip)
}

function requireProgram(program: string, name: string, args: string[]): void {
  if (spawnSync(program, args).status !== 0)
    throw new Error(`The tests against Keycloak need ${name}: there is no working "${program}".`)
}
