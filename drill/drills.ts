import { setTimeout as sleep } from 'node:timers/promises'
import { diskOf } from './site/database'
import { fillDisk, freeDisk } from './site/disk'
import type { Site } from './site/site'

/** One thing that goes wrong while clients write, as often as it is to happen. */
export type Drill = {
  what: string
  times: number
  happen: (site: Site, time: number) => Promise<void>
}

const SLOW_KILOBITS = 2_000
const CLOCK_JUMP_S = 600

export const drills: Readonly<Record<string, Drill>> = {
  upgrade: {
    what: 'servers of an earlier version are replaced one after the other; the first migrates',
    times: 1,
    happen: async ({ servers }) => {
      for (const server of servers) {
        await server.end('SIGTERM')
        await server.start()
        await sleep(5_000)
      }
    },
  },
  calm: { what: 'nothing', times: 1, happen: () => sleep(10_000) },
  server: {
    what: 'a server dies (kill -9) and is started again',
    times: 100,
    happen: async ({ servers }, time) => {
      const server = servers[time % 2]!
      await server.end('SIGKILL')
      await sleep(1_000)
      await server.start()
    },
  },
  stop: {
    what: 'a server is stopped (SIGTERM) and started again',
    times: 20,
    happen: async ({ servers }, time) => {
      const server = servers[time % 2]!
      const code = await server.end('SIGTERM')
      if (code !== 0) throw new Error(`a server stopped with exit code ${code}`)
      await server.start()
    },
  },
  primary: {
    what: 'the machine of the primary dies (kill -9 of all its programs), the standby takes over',
    times: 10,
    happen: async ({ database }) => {
      const old = await database.primary()
      old.signal('SIGKILL')
      await database.otherThan(old)
      database.startNode(old)
    },
  },
  frozen: {
    what: 'the machine of the primary freezes, and thaws after the standby has taken over',
    times: 3,
    happen: async ({ database }) => {
      const old = await database.primary()
      old.signal('SIGSTOP')
      await database.otherThan(old)
      await sleep(2_000)
      old.signal('SIGCONT')
    },
  },
  cut: {
    what: 'the network of the primary is cut, and comes back after the standby has taken over',
    times: 3,
    happen: async ({ database }) => {
      const old = await database.primary()
      old.unplug()
      await database.otherThan(old)
      await sleep(2_000)
      old.plugIn()
    },
  },
  standby: {
    what: 'the machine of the standby dies and comes back',
    times: 3,
    happen: async ({ database }) => {
      const standby = database.standbyOf(await database.primary())
      standby.signal('SIGKILL')
      await sleep(5_000)
      database.startNode(standby)
    },
  },
  slow: {
    what: `the network of the standby carries ${SLOW_KILOBITS / 1000} Mbit/s for 20 s`,
    times: 2,
    happen: async ({ database }) => {
      const standby = database.standbyOf(await database.primary())
      standby.limitTo(SLOW_KILOBITS)
      await sleep(20_000)
      standby.limitTo()
    },
  },
  clock: {
    what: `the clock of a server jumps by ${CLOCK_JUMP_S / 60} minutes, forwards or backwards, for 10 s`,
    times: 4,
    happen: async ({ servers }, time) => {
      const server = servers[time % 2]!
      server.setClock(time < 2 ? CLOCK_JUMP_S : -CLOCK_JUMP_S)
      await sleep(10_000)
      server.setClock(0)
    },
  },
  disk: {
    what: 'the disk of the primary is full for 20 s',
    times: 2,
    happen: async ({ database }) => {
      const disk = diskOf(await database.primary())
      fillDisk(disk)
      await sleep(20_000)
      freeDisk(disk)
    },
  },
}
