import * as z from 'zod'
import { filter, optionalLongText } from '@/lib/platform/contract/fields'
import { evenWithOtherIssues, missingIssues } from '@/lib/platform/contract/save-input'

export const consentPurposes = ['photo', 'idCard'] as const
export const consentPurpose = z.enum(consentPurposes)
export type ConsentPurpose = z.output<typeof consentPurpose>

/** On what a picture may be kept: the consent of the person, or a lawful basis that needs none. */
export const givenBases = ['Consent', 'Contract', 'LegalObligation', 'LegitimateInterest'] as const
const givenBasis = z.enum(givenBases)
export type GivenBasis = z.output<typeof givenBasis>

/** `consentTexts` has the words of each. A change of the words is a new version; old ones stay, so that they can be read. */
export const textVersions = ['1'] as const
export const CURRENT_TEXT = '1' satisfies (typeof textVersions)[number]

export const consentLanguages = ['th', 'en'] as const

/** The longest reason. */
export const LONGEST_REASON = 200

const basisDetails = {
  reason: optionalLongText(LONGEST_REASON).meta({
    description: 'Why the basis holds; required unless it is Consent',
  }),
  textVersion: filter(z.enum(textVersions)).meta({
    description: 'Of the text that the person was shown; required for Consent',
  }),
  language: filter(z.enum(consentLanguages)).meta({
    description: 'In which the person was shown it; required for Consent',
  }),
}

/** The members by which a basis is given. */
export const basisInput = { basis: givenBasis, ...basisDetails }
export const optionalBasisInput = { basis: filter(givenBasis), ...basisDetails }

type Input = Record<string, unknown>

/** A consent is nothing without its text, another basis nothing without a word why. */
export const requireBasisDetails = <T extends z.ZodObject>(schema: T) =>
  schema.superRefine((input: Input, { addIssue }) => {
    if (!input.basis) return
    const needed = input.basis === 'Consent' ? ['textVersion', 'language'] : ['reason']
    const given = Object.entries(input).filter(([, value]) => value !== null)
    missingIssues(Object.fromEntries(given), needed).forEach(addIssue)
  }, evenWithOtherIssues)

/** A basis as a picture carries it until somebody's record refers to the picture. */
export const carriedBasis = z.object({
  basis: givenBasis,
  reason: z.string().nullable(),
  textVersion: z.enum(textVersions).nullable(),
  language: z.enum(consentLanguages).nullable(),
})
export type CarriedBasis = z.output<typeof carriedBasis>
