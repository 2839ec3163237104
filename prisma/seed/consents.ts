import type { Database, Db } from '@/lib/platform/db/database'
import type { Prisma } from '@/lib/platform/db/generated/client'
import { DAY } from '@/lib/platform/dates/durations'
import { proposeAll } from '@/lib/domain/site/retention-rules/propose/commands'
import { demoId } from './ids'
import { personId } from './person-rows'
import { pictureLinks } from './pictures'
import { userId } from './user-rows'

const consent = { basis: 'Consent', textVersion: '1', language: 'th' } as const

/** Their picture was there before consents were recorded. */
const earlier = personId('orathai')

/** On what basis the pictures are kept; one worker has changed his mind. */
export async function writeConsents(db: Db, now: Date): Promise<void> {
  const assets = await db.asset.findMany({
    where: { assetType: { in: ['Profile', 'IdCard'] } },
    select: { id: true, createdAt: true },
  })
  const uploadedAt = new Map(assets.map(({ id, createdAt }) => [id, createdAt]))
  const ofPictures = pictureLinks.map((link): Omit<Prisma.ConsentCreateManyInput, 'id'> => {
    const purpose = link.profileAssetId ? 'photo' : 'idCard'
    const givenAt = uploadedAt.get((link.profileAssetId ?? link.idCardAssetId)!)!
    const basis = link.personId === earlier ? ({ basis: 'Earlier' } as const) : consent
    return { personId: link.personId, purpose, ...basis, givenAt }
  })
  const withdrawn = {
    personId: personId('sunee'),
    purpose: 'photo' as const,
    ...consent,
    givenAt: new Date(now.getTime() - 40 * DAY),
    withdrawnAt: new Date(now.getTime() - 3 * DAY),
  }
  const rows = [...ofPictures, withdrawn]
  await db.consent.createMany({
    data: rows.map((row, index) => ({ ...row, id: demoId('consent', 1 + index) })),
  })
}

/** Sign-ins of half a year ago, which the rule of retention proposes to remove. */
export async function writeProposal(database: Database, now: Date): Promise<void> {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY)
  await database.db.signInSession.createMany({
    data: Array.from({ length: 14 }, (_, index) => ({
      userId: userId('wichai'),
      device: 'Chrome · Windows',
      address: '10.20.0.14',
      createdAt: daysAgo(200 - index),
      lastSeenAt: daysAgo(199 - index),
      expiresAt: daysAgo(170 - index),
      endedAt: daysAgo(170 - index),
    })),
  })
  await proposeAll(database, now)
}
