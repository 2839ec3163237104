import { expect, test } from 'vitest'
import { bars } from '@/lib/domain/eligibility/bars/contract'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { lockPersons } from '@/lib/domain/people/persons/training/commands'
import { inTransaction } from '@/lib/platform/db/database'
import { call } from '@/lib/testing/calls/call'
import { untilWaiting } from '@/lib/testing/calls/waiting'
import { createCredential } from '@/lib/testing/records/credentials'
import { createCredentialRequirement } from '@/lib/testing/records/eligibility-site'
import { createUser } from '@/lib/testing/records/factories'
import {
  createPermitSite,
  createReadyPermit,
  createWorker,
  execute,
  permitStatus,
} from '@/lib/testing/records/permit-site'
import { rounds } from '@/lib/testing/runs/rounds'

const site = await createPermitSite()
const other = await createUser('SafetyOfficer')
const { type } = await createCredentialRequirement({ employerIds: [site.company.id] })
const others = [
  { role: 'WorkOwner', userId: site.owner.userId },
  { role: 'WorkspaceOwner', userId: site.areaOwner.userId },
] as const

/** A permit that waits for the last approval, of a worker with the certificate that it asks for. */
async function createWaiting() {
  const { id: personId } = await createWorker(site)
  const held = { typeId: type.id, personId, submittedByUserId: site.contractor.userId }
  const credential = await createCredential({ ...held, status: 'Approved' })
  const permit = await createReadyPermit(site, {
    status: 'Submitted',
    personIds: [personId],
    approvedBy: [...others],
  })
  return { id: permit.id, credentialId: credential.id, personId }
}

type Waiting = Awaited<ReturnType<typeof createWaiting>>

const approve = ({ id }: Waiting) => execute(site.officer, id, 'approve')
const revoke = ({ credentialId }: Waiting) =>
  call(other, credentials.revoke, { ids: [credentialId], note: 'ปลอม' })
const bar = ({ personId }: Waiting) => call(other, bars.save, { personId, reason: 'ผิดระเบียบ' })

test('an approval waits for whoever revokes a certificate of the crew, and is refused then', async () => {
  const waiting = await createWaiting()
  const approving = await inTransaction(async ({ db, sql }) => {
    await lockPersons(sql, [waiting.personId])
    const approval = approve(waiting)
    await untilWaiting(1)
    const where = { id: waiting.credentialId }
    await db.credential.update({ where, data: { status: 'Revoked' } })
    return { approval }
  })
  expect((await approving.approval).body.code).toBe('permit-not-ready')
  expect(await permitStatus(waiting.id)).toBe('Submitted')
})

test.each(
  rounds(10).flatMap((round) => [
    [round, 'revoked', revoke] as const,
    [round, 'barred', bar] as const,
  ]),
)(
  'of an approval and its opposite at once both are decided (round %i, %s)',
  async (_round, _what, end) => {
    const waiting = await createWaiting()
    const [approved, ended] = await Promise.all([approve(waiting), end(waiting)])
    expect(ended.status).toBe(200)
    const status = await permitStatus(waiting.id)
    if (approved.status === 200) expect(status).toBe('Approved')
    else expect([approved.body.code, status]).toEqual(['permit-not-ready', 'Submitted'])
  },
)
