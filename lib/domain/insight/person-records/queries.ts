import { record } from '@/lib/platform/audit/audit'
import type { Context } from '@/lib/platform/http/context'
import { requireConfirmedIdentity } from '@/lib/platform/http/identity-confirmation'
import type { CheckedInputOf, OutputOf } from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { readBarsForExport } from '@/lib/domain/eligibility/bars/privacy/queries'
import { readCredentialsForExport } from '@/lib/domain/eligibility/credentials/privacy/queries'
import { readOverridesForExport } from '@/lib/domain/eligibility/overrides/privacy/queries'
import { readGateForExport } from '@/lib/domain/gate/gate/privacy/queries'
import { readMarksForExport } from '@/lib/domain/gate/musters/privacy/queries'
import { readConsentsForExport } from '@/lib/domain/people/consents/privacy/queries'
import { readLineLinksForExport } from '@/lib/domain/people/line-links/privacy/queries'
import { mailText } from '@/lib/domain/people/mail-outbox/present'
import { readDeliveriesForExport } from '@/lib/domain/people/notice-deliveries/privacy/queries'
import { readNoticeSettingsForExport } from '@/lib/domain/people/notice-settings/privacy/queries'
import { readPersonForExport } from '@/lib/domain/people/persons/privacy/queries'
import { readRequestsForExport } from '@/lib/domain/people/privacy-requests/privacy/queries'
import { readSubscriptionsForExport } from '@/lib/domain/people/push-subscriptions/privacy/queries'
import { readViewsForExport } from '@/lib/domain/people/saved-views/privacy/queries'
import { readUsersForExport } from '@/lib/domain/people/users/privacy/queries'
import { readAttendancesForExport } from '@/lib/domain/training/training-enrollments/privacy/queries'
import { readSeatRequestsForExport } from '@/lib/domain/training/seat-requests/privacy/queries'
import { readPermitsForExport } from '@/lib/domain/work/work-permits/privacy/queries'
import { entriesAbout } from '@/lib/platform/audit/entries'
import { readFactorsForExport } from '@/lib/platform/auth/second-factor/factors'
import type { Db } from '@/lib/platform/db/database'
import { readNoticesForExport } from '@/lib/platform/notices/notices'
import type { persons } from '@/lib/domain/people/persons/contract'

/** Everything stored about a person, as the Personal Data Protection Act (section 30) lets them ask for. */
export async function exportRecord(
  context: Context,
  { id }: CheckedInputOf<typeof persons.exportRecord>,
): Promise<OutputOf<typeof persons.exportRecord>> {
  await requireConfirmedIdentity(context)
  const { db } = context
  const found = await readPersonForExport(db, id)
  if (!found) throw new Problem('record-not-found', { values: { id } })
  const { profileAsset, idCardAsset, ...person } = found
  const users = await readUsersForExport(db, id)
  const userIds = users.map((user) => user.id)
  const ofAccounts = await readAccountsRecords(db, userIds)
  const attendances = await readAttendancesForExport(db, id)
  const requests = await readSeatRequestsForExport(db, id)
  const credentials = await readCredentialsForExport(db, id)
  const consents = await readConsentsForExport(db, id)
  const bars = await readBarsForExport(db, id)
  const overrides = await readOverridesForExport(db, id)
  const permits = await readPermitsForExport(db, id)
  const { events, stays } = await readGateForExport(db, id)
  const marks = await readMarksForExport(db, id)
  const asked = await readRequestsForExport(db, id)
  const own = [id, ...userIds]
  const lines = await entriesAbout(db, own)
  await record(context, 'person.exported', { type: 'person', id })
  return {
    person: asJson(person),
    pictures: [profileAsset, idCardAsset].flatMap((asset) => (asset ? [pictureOf(asset)] : [])),
    consents: consents.map(asJson),
    accounts: users.map(({ sessions, mails, ...user }) =>
      asJson({
        ...user,
        mails: mails.map(withoutLinks),
        sessions: sessions.map(({ providerIdToken: _token, ...own }) => own),
        ...ofAccounts(user.id),
      }),
    ),
    training: attendances.map(asJson),
    seatRequests: requests.map(asJson),
    credentials: credentials.map(({ files, ...credential }) => ({
      ...asJson(credential),
      files: files.map(({ asset }) => pictureOf(asset)),
    })),
    bars: bars.map(asJson),
    overrides: overrides.map(asJson),
    permits: permits.map(asJson),
    gateEvents: events.map(asJson),
    stays: stays.map(asJson),
    musterMarks: marks.map(asJson),
    privacyRequests: asked.map(asJson),
    auditLog: lines.map((line) => asJson({ ...line, changes: detailsFor(own, line) })),
  }
}

/** What is kept for each of these users beside the account itself. */
async function readAccountsRecords(db: Db, userIds: string[]) {
  const views = await readViewsForExport(db, userIds)
  const notices = await readNoticesForExport(db, userIds)
  const deliveries = await readDeliveriesForExport(db, userIds)
  const settings = await readNoticeSettingsForExport(db, userIds)
  const subscriptions = await readSubscriptionsForExport(db, userIds)
  const lineLinks = await readLineLinksForExport(db, userIds)
  const { authenticators, passkeys } = await readFactorsForExport(db, userIds)
  return (id: string) => ({
    savedViews: views.filter(({ ownerId }) => ownerId === id),
    notices: notices.filter(({ userId }) => userId === id),
    noticeDeliveries: deliveries.filter(({ userId }) => userId === id),
    noticeSettings: settings.find(({ userId }) => userId === id) ?? null,
    pushSubscriptions: subscriptions.filter(({ userId }) => userId === id),
    lineLink: lineLinks.find(({ userId }) => userId === id) ?? null,
    authenticator: authenticators.find(({ userId }) => userId === id) ?? null,
    passkeys: passkeys.filter(({ userId }) => userId === id),
  })
}

const pictureOf = (asset: { assetType: string; contentType: string; content: Uint8Array }) => ({
  assetType: asset.assetType,
  contentType: asset.contentType,
  base64: Buffer.from(asset.content).toString('base64'),
})

type Line = { subjectId: string | null; changes: unknown }

/** That somebody did something to others is of both; what was written about the others is theirs alone. */
const detailsFor = (own: string[], { subjectId, changes }: Line) =>
  subjectId !== null && own.includes(subjectId) ? changes : {}

type Mail = { text: string; html: string; unsubscribeLink: string | null }

/** Whoever has a link acts for the account, and whoever hands the record out is another. */
const withoutLinks = ({ unsubscribeLink, ...mail }: Mail) => ({
  ...mail,
  ...mailText({ ...mail, link: null, unsubscribeLink }),
})

/** As on the wire: dates become strings. */
const asJson = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>
