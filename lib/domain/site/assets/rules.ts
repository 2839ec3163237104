/**
 * รูปถ่าย บัตรประชาชน และเอกสาร: ใครเพิ่มหรือเปิดดูอะไรได้
 * Photographs, ID cards and documents: who may upload and open which, and of what type a file is.
 */
import { may, isEmployerInScope, type Actor } from '@/lib/platform/access/actor'
import type { Policy } from '@/lib/platform/access/policies'
import type { ProblemCode } from '@/lib/platform/contract/problems'
import type { AssetRecord } from './contract'

type AssetType = AssetRecord['assetType']

/** One of the policies is enough. */
const uploadPolicies: Record<AssetType, readonly Policy[]> = {
  Profile: ['worker-mgmt', 'user-mgmt'],
  IdCard: ['worker-mgmt', 'user-mgmt'],
  Document: ['settings-mgmt'],
  Credential: ['worker-mgmt'],
}

/** Pictures that show a person, and need a basis. */
export const isOfPerson = (assetType: AssetType) =>
  assetType === 'Profile' || assetType === 'IdCard'

type Format = { pdf: boolean; picture: boolean; unreadable: ProblemCode }
const picture: Format = { pdf: false, picture: true, unreadable: 'image-unreadable' }

/** What the files of a type may be, and the refusal of any other. */
export const formats: Record<AssetType, Format> = {
  Profile: picture,
  IdCard: picture,
  Document: { pdf: true, picture: false, unreadable: 'document-unreadable' },
  Credential: { pdf: true, picture: true, unreadable: 'file-unreadable' },
}

export const mayUpload = (actor: Actor, assetType: AssetType) =>
  uploadPolicies[assetType].some((policy) => may(actor, policy))

export type AssetFacts = {
  assetType: AssetType
  uploadedByUserId: string
  /** The person whose picture it is; without employer once removed */
  person: { employerId: string | null } | null
  isOnTemplate: boolean
}

/** Why this actor may not open the file, or null. A file of records that they may not see is not found. */
export function readRefusal(actor: Actor, asset: AssetFacts): ProblemCode | null {
  if (!isFreshUpload(actor, asset) && !isKnownTo(actor, asset)) return 'record-not-found'
  return asset.assetType === 'IdCard' && !may(actor, 'worker-mgmt') ? 'forbidden' : null
}

/** Once a record refers to the file, whoever uploaded it has no special right any more. */
const isFreshUpload = (actor: Actor, { uploadedByUserId, person, isOnTemplate }: AssetFacts) =>
  uploadedByUserId === actor.userId && person === null && !isOnTemplate

const isKnownTo = (actor: Actor, { person, isOnTemplate }: AssetFacts): boolean =>
  isOnTemplate || (person !== null && isEmployerInScope(actor, person.employerId))

// By content: the file name and the declared type may be wrong.

export const isImage = (bytes: Uint8Array) =>
  /^(\xff\xd8\xff|\x89PNG\r\n|RIFF[^]{4}WEBP)/.test(text(bytes.subarray(0, 12)))

/** Requires the end marker, which a truncated file lacks. */
export const isPdf = (bytes: Uint8Array) =>
  /^%PDF-[12]\.\d/.test(text(bytes.subarray(0, 8))) && text(bytes.subarray(-1024)).includes('%%EOF')

const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('latin1')

const LONGEST_NAME = 100
/** Longer names are cut before NFC, whose time grows with the square of the combining marks on a letter. */
const LONGEST_GIVEN_NAME = 1000

/** The given name without folders and without characters that file systems refuse or hide. */
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
