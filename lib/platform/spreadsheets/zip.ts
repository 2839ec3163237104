import { inflateRawSync } from 'node:zlib'
import { LIMITS, tooLarge, unreadable } from './table'

/** The signatures of the records of a ZIP file (PKWARE APPNOTE, 4.3). */
const END = 0x06054b50
const ENTRY = 0x02014b50
const LOCAL = 0x04034b50
/** Bytes of the last record, and of the longest comment behind it. */
const END_LENGTH = 22
const LONGEST_COMMENT = 0xffff
const MOST_ENTRIES = 2_000

/** The parts of a ZIP file by name, unpacked when they are asked for. */
export type Parts = { has: (name: string) => boolean; read: (name: string) => string | undefined }

/**
 * Reads the directory at the end of the file, so that no part counts that is not in it. All parts that are read together
 * unpack to `LIMITS.unpacked` at most, whatever the file says of their sizes; a part counts each time that it is read.
 */
export function openZip(bytes: Buffer): Parts {
  const entries = entriesOf(bytes)
  let left: number = LIMITS.unpacked
  const declared = [...entries.values()].reduce((sum, { size }) => sum + size, 0)
  if (declared > LIMITS.unpacked) throw tooLarge()
  return {
    has: (name) => entries.has(name),
    read(name) {
      const entry = entries.get(name)
      if (!entry) return undefined
      const packed = packedOf(bytes, entry)
      // Parts may share their bytes, and those may unpack to nothing.
      if (packed.byteLength > left) throw tooLarge()
      const content = unpack(packed, entry, left)
      left -= Math.max(packed.byteLength, content.byteLength)
      return new TextDecoder().decode(content)
    },
  }
}

type Entry = { method: number; packed: number; size: number; offset: number }

function entriesOf(bytes: Buffer): Map<string, Entry> {
  const end = endOf(bytes)
  const count = bytes.readUInt16LE(end + 10)
  if (count > MOST_ENTRIES) throw unreadable()
  const entries = new Map<string, Entry>()
  let at = bytes.readUInt32LE(end + 16)
  for (let index = 0; index < count; index++) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== ENTRY) throw unreadable()
    const isEncrypted = (bytes.readUInt16LE(at + 8) & 1) === 1
    if (isEncrypted) throw unreadable()
    const [nameLength, extra, comment] = [28, 30, 32].map((place) => bytes.readUInt16LE(at + place))
    const name = bytes.toString('utf8', at + 46, at + 46 + nameLength!)
    entries.set(name.replace(/^\//, ''), {
      method: bytes.readUInt16LE(at + 10),
      packed: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
      offset: bytes.readUInt32LE(at + 42),
    })
    at += 46 + nameLength! + extra! + comment!
  }
  return entries
}

function endOf(bytes: Buffer): number {
  const first = Math.max(0, bytes.length - END_LENGTH - LONGEST_COMMENT)
  for (let at = bytes.length - END_LENGTH; at >= first; at--)
    if (bytes.readUInt32LE(at) === END) return at
  throw unreadable()
}

function packedOf(bytes: Buffer, { packed, offset }: Entry): Uint8Array {
  if (offset + 30 > bytes.length || bytes.readUInt32LE(offset) !== LOCAL) throw unreadable()
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28)
  return bytes.subarray(start, start + packed)
}

function unpack(packed: Uint8Array, { method }: Entry, limit: number): Uint8Array {
  if (method === 0) return packed
  if (method !== 8) throw unreadable()
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, limit) })
  } catch (error) {
    throw (error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE' ? tooLarge() : unreadable()
  }
}
