import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import { LaunchError } from '../base/launch-error'
import { postgresProgram } from './native-postgres'

/** The account that PostgreSQL's programs are started as. They refuse to run as root, so root needs another. */
export type PostgresAccount = {
  /** precedes the program on the command line */
  prefix: string[]
  /** undefined: the user of this process */
  user?: { uid: number; gid: number }
  /** whether files for PostgreSQL have to be given to `user` */
  mustOwnFiles: boolean
}

const SAME_USER: PostgresAccount = { prefix: [], mustOwnFiles: false }

const AS_NOBODY = ['unshare', '--user', '--map-user=65534', '--map-group=65534']

export function choosePostgresAccount(cluster: string): PostgresAccount {
  if (process.getuid?.() !== 0) return SAME_USER
  const account = clusterOwner(cluster) ?? userNamespace() ?? unprivilegedUser()
  if (account) return account
  throw new LaunchError(
    'PostgreSQL refuses to run as root, and no other user can be used: start as an ordinary user, or set DATABASE_URL',
  )
}

/** A cluster whose files belong to another user is always run as that user. */
function clusterOwner(cluster: string): PostgresAccount | undefined {
  const { uid, gid } = fs.statSync(cluster, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 }
  if (uid === 0) return undefined
  if (canRunPostgres([], { uid, gid })) {
    return { prefix: [], user: { uid, gid }, mustOwnFiles: true }
  }
  throw new LaunchError(
    `${cluster} belongs to uid ${uid}, who cannot run PostgreSQL from here: start as that user`,
  )
}

/** In a user namespace root appears as nobody. Files keep root as their owner, so this works below /root too. */
function userNamespace(): PostgresAccount | undefined {
  if (!canRunPostgres(AS_NOBODY)) return undefined
  return { prefix: AS_NOBODY, mustOwnFiles: false }
}

/** For containers, most of which forbid user namespaces. */
function unprivilegedUser(): PostgresAccount | undefined {
  for (const name of ['postgres', 'node', 'nobody']) {
    const user = { uid: idOf('-u', name), gid: idOf('-g', name) }
    if (user.uid > 0 && canRunPostgres([], user)) {
      return { prefix: [], user, mustOwnFiles: true }
    }
  }
  return undefined
}

function idOf(option: '-u' | '-g', name: string): number {
  return Number.parseInt(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout, 10)
}

function canRunPostgres(prefix: string[], user?: PostgresAccount['user']): boolean {
  const [command = '', ...args] = [...prefix, postgresProgram('postgres'), '--version']
  return spawnSync(command, args, { ...user }).status === 0
}
