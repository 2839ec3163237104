import { openDB, type DBSchema, type IDBPDatabase } from 'idb'
import type { gateDevices } from '@/lib/domain/gate/gate-devices/contract'
import type { Muster } from '@/lib/domain/gate/musters/contract'
import type { OutputOf } from '@/lib/platform/contract/contract'
import type { KeptClock } from '../clock/rules'
import type { MarkAnswer, QueuedMark } from '../muster/rules'
import type { Action, Queued } from '../queue/rules'
import { isOld } from './newer'

export type Pairing = OutputOf<typeof gateDevices.pair>

export type Device = Pairing & {
  /** When the server first said that the access of this device has ended, in milliseconds. */
  revokedAt: number | null
}

/** As it was signed. */
export type KeptList = { jws: string }

/**
 * `revision` counts what changes it on this device. `delivered`: passages that the server has taken, until it tells the
 * roll call anew.
 */
export type KeptMuster = {
  muster: Muster
  version: string
  revision: number
  delivered?: Action[]
}

interface Kept extends DBSchema {
  device: { key: 'this'; value: Device }
  list: { key: 'current'; value: KeptList }
  /** With which lists are signed, as `auth/jwks` answers. */
  keys: { key: 'current'; value: object }
  queue: { key: number; value: Queued }
  clock: { key: 'current'; value: KeptClock }
  muster: { key: 'current'; value: KeptMuster }
  marks: { key: number; value: QueuedMark }
  answers: { key: string; value: MarkAnswer }
}

const VERSION = 2

let opened: Promise<IDBPDatabase<Kept>> | undefined

/** The page and the service worker of the kiosk share it. */
export function keptData(): Promise<IDBPDatabase<Kept>> {
  opened ??= openVersion(VERSION).catch(openNewer)
  opened.catch(() => (opened = undefined))
  return opened
}

/** Beside a newer page this one goes on with the stores that it knows, until it is loaded anew. */
function openNewer(error: unknown): Promise<IDBPDatabase<Kept>> {
  if (!(error instanceof DOMException) || error.name !== 'VersionError') throw error
  isOld.set(true)
  return openVersion(undefined)
}

const openVersion = (version: number | undefined): Promise<IDBPDatabase<Kept>> =>
  openDB<Kept>('kiosk', version, {
    upgrade(database, before) {
      if (before < 1) makeFirst(database)
      database.createObjectStore('clock')
      database.createObjectStore('muster')
      database.createObjectStore('marks', { keyPath: 'number', autoIncrement: true })
      database.createObjectStore('answers', { keyPath: 'actionId' })
    },
    /** A page of a newer version waits until this one lets go. */
    blocking(_current, _blocked, { target }) {
      ;(target as IDBDatabase).close()
      opened = undefined
      isOld.set(true)
    },
    terminated: () => (opened = undefined),
  })

function makeFirst(database: IDBPDatabase<Kept>): void {
  database.createObjectStore('device')
  database.createObjectStore('list')
  database.createObjectStore('keys')
  database.createObjectStore('queue', { keyPath: 'number', autoIncrement: true })
}
