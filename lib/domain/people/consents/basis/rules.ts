/**
 * ฐานในการเก็บรูปถ่ายและรูปบัตร: ความยินยอม หรือฐานอื่นตามกฎหมาย
 * On what basis pictures of people are kept: their consent, or another basis of the law.
 * Source: docs/integration.md#21-operations.
 */
import type { CarriedBasis, ConsentPurpose, GivenBasis } from './contract'

type StoredConsent = { givenAt: Date; withdrawnAt: Date | null }

/** What a picture carries, with the moment when it was given. */
export type Carried = CarriedBasis & { givenAt: Date }

/**
 * Whether what a picture carries holds. What was given before the latest withdrawal does not: the person has changed
 * their mind since.
 */
export const stillHolds = (carried: Carried, stored: readonly StoredConsent[]): boolean =>
  stored.every(({ withdrawnAt }) => !withdrawnAt || withdrawnAt < carried.givenAt)

export const isInForce = ({ withdrawnAt }: Pick<StoredConsent, 'withdrawnAt'>): boolean =>
  withdrawnAt === null

/** The members of a basis, without those that belong to another kind of basis. */
export const basisOf = ({
  basis,
  reason,
  textVersion,
  language,
}: {
  basis: GivenBasis
  reason?: string | null
  textVersion?: CarriedBasis['textVersion']
  language?: CarriedBasis['language']
}): CarriedBasis =>
  basis === 'Consent'
    ? { basis, reason: null, textVersion: textVersion ?? null, language: language ?? null }
    : { basis, reason: reason ?? null, textVersion: null, language: null }

export const purposeOfPicture = {
  Profile: 'photo',
  IdCard: 'idCard',
} as const satisfies Record<string, ConsentPurpose>

/** Thai is shown unless somebody is known to be of another nationality. */
export const languageFor = (nationality: string | null | undefined): 'th' | 'en' =>
  !nationality || /ไทย|thai/i.test(nationality) ? 'th' : 'en'
