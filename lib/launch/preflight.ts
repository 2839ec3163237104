import fs from 'node:fs'
import net from 'node:net'
import type { Config } from '../platform/config/config'
import { errorCode } from '../platform/process/error-code'
import { LaunchError } from './base/launch-error'
import { probeFolder } from './base/probe-folder'
import { refuseUnusableDatabases } from './postgres/external-database'

type Address = { port: number; hostname: string }

/** Called before the build and the database, so that a start that cannot succeed fails within seconds. */
export async function refuseUnableStart(config: Config): Promise<void> {
  await refuseTakenPort(config)
  refuseUnwritableFolder(config.dataDir)
  await refuseUnusableDatabases(config)
}

function refuseTakenPort({ port, hostname }: Address): Promise<void> {
  return new Promise((resolve, reject) => {
    const probe = net.createServer()
    probe.once('error', (error) => reject(listenError(error, { port, hostname })))
    probe.listen(port, hostname, () => probe.close(() => resolve()))
  })
}

export function listenError(error: Error, { port, hostname }: Address): Error {
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is already in use: stop the other program, or choose another with PORT=${port + 1}.`,
    EACCES: `This user may not use port ${port}: choose one above 1023 with PORT.`,
    EADDRNOTAVAIL: `HOSTNAME=${hostname} is not an address of this machine.`,
    ENOTFOUND: `HOSTNAME=${hostname} is not an address of this machine.`,
  }
  const reason = reasons[errorCode(error) ?? '']
  return reason ? new LaunchError(reason) : error
}

function refuseUnwritableFolder(dataDir: string): void {
  try {
    fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    probeFolder(dataDir)
  } catch (error) {
    throw new LaunchError(
      `The data folder ${dataDir} cannot be written (${errorCode(error)}): choose another with DATA_DIR.`,
    )
  }
}
