/**
 * ประเภทเอกสารรับรอง: อะไรที่หน่วยงานแก้ได้ และใครเห็นชื่อของประเภทที่อ่อนไหว
 * Types of credentials: what a site may change, and who reads the names of sensitive ones.
 * Source: docs/gate.md#2-credentials-and-company-documents.
 */
import { may, type Actor } from '@/lib/platform/access/actor'
import { messageIn } from '@/lib/platform/i18n/message'

/** In place of the name of a sensitive type. */
export const REQUIRED_DOCUMENT = {
  nameTh: messageIn('th', 'eligibility.requiredDocument'),
  nameEn: messageIn('en', 'eligibility.requiredDocument'),
}

/** Without an actor: for a text that anybody may come to read, such as a mail or an audit line. */
export const mayNameSensitive = (actor: Actor | null): boolean =>
  actor !== null && (may(actor, 'worker-mgmt') || may(actor, 'permit-review'))

type Named = { nameTh: string; nameEn: string; isSensitive: boolean }

export const typeNamesFor = (actor: Actor | null, type: Named) =>
  type.isSensitive && !mayNameSensitive(actor)
    ? REQUIRED_DOCUMENT
    : { nameTh: type.nameTh, nameEn: type.nameEn }

/** The product's own members of a type that comes with it; the others are the site's. */
const systemMembers = ['code', 'nameTh', 'nameEn', 'subject', 'isSensitive'] as const

type Members = Record<(typeof systemMembers)[number], unknown>

const isChanged = (before: Members, sent: Partial<Members>, name: keyof Members): boolean =>
  sent[name] !== undefined && sent[name] !== before[name]

/** The members of the product that a save would change. */
export const changedSystemMembers = (before: Members, sent: Partial<Members>): string[] =>
  systemMembers.filter((name) => isChanged(before, sent, name))

/**
 * What a save would change though records rest on it: whom the type is about, and that it is sensitive, which would open
 * the files of all of them.
 */
export const changedUsedMembers = (before: Members, sent: Partial<Members>): string[] =>
  (before.isSensitive ? (['subject', 'isSensitive'] as const) : (['subject'] as const)).filter(
    (name) => isChanged(before, sent, name),
  )
