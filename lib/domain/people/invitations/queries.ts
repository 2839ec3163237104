import { Problem } from '@/lib/platform/contract/problem'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import type { OpenContext } from '@/lib/platform/http/context'
import { requireLocalPasswords } from '@/lib/platform/auth/local-passwords'
import type { Db } from '@/lib/platform/db/database'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { listActiveEmployers } from '@/lib/domain/site/employers/queries'
import { latestEntryOf } from '@/lib/platform/audit/entries'
import { namesInBoth } from '@/lib/platform/i18n/names'
import { sha256 } from '@/lib/platform/secrets/sha256'
import type { invitations, Welcome } from './contract'
import { addresseeSelect } from '@/lib/domain/people/users/addressees/queries'
import { readUserNames } from '@/lib/domain/people/users/names/queries'
import { enabledUser } from '@/lib/domain/people/users/enabled/rows'

/** The unused link of a token; null once it has expired or its user is disabled or removed. */
export const findLink = (db: Db, token: string, now: Date) =>
  db.invitation.findFirst({
    where: {
      tokenHash: sha256(token),
      acceptedAt: null,
      expiresAt: { gt: now },
      user: enabledUser,
    },
    select: { kind: true, user: { select: { ...addresseeSelect, roles: true } } },
  })

export async function openLink(
  { db, now }: OpenContext,
  { token }: CheckedInputOf<typeof invitations.open>,
): Promise<OutputOf<typeof invitations.open>> {
  requireLocalPasswords()
  const link = await findLink(db, token, now)
  if (!link) throw new Problem('invitation-not-valid')
  const { kind, user } = link
  const welcome = kind === 'Invitation' ? await welcomeOf(db, user) : null
  return { kind, email: user.email, welcome }
}

type Invited = NonNullable<Awaited<ReturnType<typeof findLink>>>['user']

/** Who invited stands in the audit log. */
async function welcomeOf(db: Db, { id, person, roles }: Invited): Promise<Welcome> {
  const sent = await latestEntryOf(db, 'invitation.sent', { type: 'user', id })
  const authors = await readUserNames(db, sent?.actorUserId ? [sent.actorUserId] : [])
  const [site] = await listActiveEmployers(db, 'Site')
  return {
    name: namesInBoth(namesOf(person)),
    invitedBy: authors.get(sent?.actorUserId ?? '') ?? null,
    site: site ? namesInBoth(site) : null,
    roles,
  }
}
