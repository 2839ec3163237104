/**
 * รูปถ่าย บัตรประชาชน และเอกสาร: ใครเพิ่มหรือเปิดดูอะไรได้
 * Photographs, ID cards and documents: who may add and see which, and what a file really is.
 */
import { may, isEmployerInScope, type Actor } from '@/lib/platform/access/actor'
import type { Policy } from '@/lib/platform/access/policies'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import type { AssetRecord } from './contract'

type AssetType = AssetRecord['assetType']

/** Any one of the policies will do. */
const uploadPolicies: Record<AssetType, readonly Policy[]> = {
  Profile: ['worker-mgmt', 'user-mgmt'],
  IdCard: ['worker-mgmt', 'user-mgmt'],
  Document: ['settings-mgmt'],
}

export const mayUpload = (actor: Actor, assetType: AssetType) =>
  uploadPolicies[assetType].some((policy) => may(actor, policy))

export type AssetFacts = {
  assetType: AssetType
  uploadedByUserId: string
  /** The person whose picture it is; of no employer any more once removed */
  person: { employerId: string | null } | null
  isOnTemplate: boolean
}

/** Why this actor may not open the file, or null. What one may not know of does not exist. */
export function readRefusal(actor: Actor, asset: AssetFacts): ProblemCode | null {
  if (!isFreshUpload(actor, asset) && !isKnownTo(actor, asset)) return 'record-not-found'
  return asset.assetType === 'IdCard' && !may(actor, 'worker-mgmt') ? 'forbidden' : null
}

/** What stands on a record is open to those who know the record, not to who once uploaded it. */
const isFreshUpload = (actor: Actor, { uploadedByUserId, person, isOnTemplate }: AssetFacts) =>
  uploadedByUserId === actor.userId && person === null && !isOnTemplate

const isKnownTo = (actor: Actor, { person, isOnTemplate }: AssetFacts): boolean =>
  isOnTemplate || (person !== null && isEmployerInScope(actor, person.employerId))

// What the content says a file is; its name and the type that was sent with it say nothing.

export const isImage = (bytes: Uint8Array) =>
  /^(\xff\xd8\xff|\x89PNG\r\n|RIFF[^]{4}WEBP)/.test(text(bytes.subarray(0, 12)))

/** With its end mark, which a download that broke off does not have. */
export const isPdf = (bytes: Uint8Array) =>
  /^%PDF-[12]\.\d/.test(text(bytes.subarray(0, 8))) && text(bytes.subarray(-1024)).includes('%%EOF')

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

const LONGEST_NAME = 100
/** A form gives a name of any length: no more of it is looked at, as NFC costs the square of a letter's marks. */
const LONGEST_GIVEN_NAME = 1000

/** A file's name as people gave it, without folders and whatever no file system shows. */
export function storedName(given: string, extension: string): string {
  const start = 1 + Math.max(given.lastIndexOf('/'), given.lastIndexOf('\\'))
  const visible = given
    .slice(start, start + LONGEST_GIVEN_NAME)
    .normalize('NFC')
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[\p{C}<>:"|?*]/gu, '')
  const base = /[^\s.](?:.*[^\s.])?/su.exec(visible)?.[0] ?? ''
  return `${[...base].slice(0, LONGEST_NAME).join('').trim() || 'file'}.${extension}`
}
