import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { recordDeviceState } from '@/lib/domain/gate/gate-devices/commands'
import { isDevice } from '@/lib/platform/access/actor'
import { signGateList } from '@/lib/platform/auth/gate-lists'
import type { GateReadContext } from '@/lib/platform/http/context'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { gate } from '../../contract'
import { packList } from '../packed/rules'
import { readList } from './queries'
import { LIST_TYPE } from '../signed/rules'
import { isCurrent, madeAtOf, versionOf } from '../version/rules'

/** As 250 kB of a large site take more than a moment: it is compressed once, before it is signed. */
const LEVEL = 9

export async function sendSnapshot(
  { sql, now, actor }: GateReadContext,
  { have, queueLength }: CheckedInputOf<typeof gate.snapshot>,
): Promise<OutputOf<typeof gate.snapshot>> {
  const madeAt = have === undefined ? null : madeAtOf(have)
  const listAt = madeAt === null ? null : new Date(madeAt)
  if (isDevice(actor)) await recordDeviceState(actor.deviceId, { listAt, queueLength })
  const content = packList(await readList(sql, now))
  const digest = createHash('sha256')
    .update(JSON.stringify(content))
    .digest('base64url')
    .slice(0, 22)
  const heard = { asOf: now.toISOString(), gateId: isDevice(actor) ? actor.gateId : null }
  if (have !== undefined && isCurrent(have, digest, now)) return { unchanged: true, ...heard }
  const version = versionOf(now, digest)
  const list = JSON.stringify({ version, madeAt: now.toISOString(), ...content })
  return {
    unchanged: false,
    ...heard,
    version,
    jws: await signGateList(gzipSync(list, { level: LEVEL }), LIST_TYPE),
  }
}
