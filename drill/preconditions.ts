import fs from 'node:fs'
import { LaunchError } from '../lib/launch/base/launch-error'
import { drills } from './drills'

/** Debian's packages, and a program of each that tells that it is there. */
const packages = {
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
  pgbouncer: '/usr/sbin/pgbouncer',
  caddy: '/usr/bin/caddy',
  faketime: '/usr/bin/faketime',
  iproute2: '/usr/sbin/ip',
}

/** Throws a LaunchError for a drill that does not exist, and on a machine that cannot run any. */
export function refuseWhatCannotRun(names: readonly string[]): void {
  const unknown = names.filter((name) => !(name in drills))
  if (unknown.length > 0)
    throw new LaunchError(
      `No such drill: ${unknown}. There are: ${Object.keys(drills).join(', ')}.`,
    )
  if (process.getuid?.() !== 0)
    throw new LaunchError('Drills need root, for networks and disks of their own.')
  const missing = Object.entries(packages).filter(([, program]) => !fs.existsSync(program))
  if (missing.length > 0)
    throw new LaunchError(
      `Drills need Debian's packages: apt-get install ${missing.map(([name]) => name).join(' ')}`,
    )
}
