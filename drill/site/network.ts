import { execFileSync } from 'node:child_process'

/** The network of the drill: a bridge of this machine, which each machine of the site is plugged into. */
const BRIDGE = 'drill'
const NETWORK = '10.77.0'

export const ip = (...args: string[]): string =>
  execFileSync('ip', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })

/** The address of a machine by its place in the network, from 2 to 254. */
export const addressOf = (place: number): string => `${NETWORK}.${place}`

export function openNetwork(): void {
  closeNetwork() // of a drill that was killed
  ip('link', 'add', BRIDGE, 'type', 'bridge')
  ip('addr', 'add', `${NETWORK}.1/24`, 'dev', BRIDGE)
  ip('link', 'set', BRIDGE, 'up')
}

/** Adds a network namespace `name` with the address; its cable is called as it is. */
export function plugIn(name: string, address: string): void {
  ip('netns', 'add', name)
  ip('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name)
  ip('link', 'set', name, 'master', BRIDGE, 'up')
  ip('-n', name, 'addr', 'add', `${address}/24`, 'dev', 'eth0')
  for (const device of ['lo', 'eth0']) ip('-n', name, 'link', 'set', device, 'up')
}

/** Sends a signal to everything that runs in a namespace. */
export function signalAll(name: string, signal: NodeJS.Signals): void {
  for (const pid of ip('netns', 'pids', name).split('\n').filter(Boolean)) {
    try {
      process.kill(Number(pid), signal)
    } catch {
      // it has ended meanwhile
    }
  }
}

export function closeNetwork(): void {
  for (const name of namespaces()) {
    signalAll(name, 'SIGKILL')
    ip('netns', 'del', name)
  }
  for (const cable of cables()) unplugForGood(cable)
}

function unplugForGood(cable: string): void {
  try {
    ip('link', 'del', cable)
  } catch {
    // it went with its namespace meanwhile
  }
}

const namespaces = (): string[] => firstWords(ip('netns', 'list')).filter(isOurs)
const cables = (): string[] =>
  firstWords(ip('-brief', 'link'))
    .map((word) => word.split('@')[0]!)
    .filter((name) => name === BRIDGE || isOurs(name))

const isOurs = (name: string): boolean => name.startsWith(`${BRIDGE}-`)
const firstWords = (text: string): string[] => text.split('\n').map((line) => line.split(' ')[0]!)
