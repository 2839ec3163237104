import requirements from '@/lib/domain/eligibility/requirements/system/requirements.json'
import { systemCredentialTypes } from '@/lib/domain/eligibility/credential-types/system/rules'
import { storedCodeOf } from '@/lib/domain/eligibility/credentials/present'
import { usualEnd } from '@/lib/domain/eligibility/credentials/rules'
import { fromUtcDate, toUtcDate } from '@/lib/platform/dates/day'
import type { Prisma } from '@/lib/platform/db/generated/client'
import sharp from 'sharp'
import { assetRow, type AssetRow } from './asset-rows'
import type { Calendar } from './calendar'
import { barred, documents, endingSoon, type DemoDocument } from './credentials'
import { employerId } from './employers'
import { idCard } from './id-card'
import { demoId } from './ids'
import { pdfForm } from './pdf'
import { permitRows } from './permit-rows'
import { people } from './people'
import { employerOf, personId } from './person-rows'
import { responsibleUsers, userId } from './user-rows'
import { users } from './users'

type Row = Prisma.CredentialCreateManyInput & { id: string }

const typeOf = (code: string) => {
  const type = systemCredentialTypes.find((known) => known.code === code)
  if (!type) throw new Error(`The product ships no type ${code}`)
  return type
}

/** A document, and the certificates that each crew of a permit needs, whatever their part in it. */
export const credentialRows = (calendar: Calendar): Row[] =>
  [...documents, ...crewDocuments(calendar), ...authoriserDocuments()].map((document, index) =>
    rowOf(calendar, document, index),
  )

/** In days: longer ago than the oldest permit, and less than a medical outcome is valid. */
const CERTIFIED = 150

const certificate = (of: string, type: string): DemoDocument => {
  const ending = endingSoon[of]
  return {
    of,
    type,
    status: 'Approved',
    issued: -CERTIFIED,
    ...(ending?.[0] === type && { ends: ending[1] }),
    number: `${type.slice(0, 2)}-${of.slice(0, 3).toUpperCase()}-${type.length}`,
    issuer: 'ศูนย์ฝึกอบรมความปลอดภัยมาบตาพุด',
    sentDaysAgo: CERTIFIED - 1,
  }
}

/** By the requirements of the permit's type, for every duty that it knows. */
function crewDocuments(calendar: Calendar): DemoDocument[] {
  const { permits, workers } = permitRows(calendar)
  const needed = workers.flatMap((worker) => {
    const permit = permits.find(({ id }) => id === worker.permitId)!
    const { key } = people.find((person) => personId(person.key) === worker.personId)!
    return neededTypes(permit.typeCode ?? 'General').map((type) => `${key} ${type}`)
  })
  return [...new Set(needed)].map((pair) => certificate(...(pair.split(' ') as [string, string])))
}

type Rule = {
  typeCodes: string[]
  dutyCodes: string[]
  anyOf: { kind: string; credentialTypeId?: string }[]
}
const rules: Rule[] = requirements

const neededTypes = (permitType: string): string[] =>
  rules
    .filter(({ typeCodes }) => typeCodes.includes(permitType))
    .filter(({ dutyCodes }) => !dutyCodes.includes('Authoriser'))
    .flatMap(({ anyOf }) => anyOf.flatMap(({ credentialTypeId }) => credentialTypeId ?? []))
    .flatMap((id) => systemCredentialTypes.find((type) => type.id === id)?.code ?? [])

/** Whoever approves work in confined spaces as the owner of the place. */
const authoriserDocuments = (): DemoDocument[] =>
  users
    .filter(({ roles }) => roles.includes('WorkspaceOwner'))
    .map(({ person }) => certificate(person, 'CONFINED-AUTHORISER'))

function rowOf(calendar: Calendar, document: DemoDocument, index: number): Row {
  const { inDays, morning } = calendar
  const { of, type: code, status, issued, ends, number, issuer, sentDaysAgo, returned } = document
  const type = typeOf(code)
  const issuedOn = inDays(issued)
  const usual = usualEnd(fromUtcDate(issuedOn), type.validityMonths)
  const isReviewed = status !== 'Submitted'
  return {
    id: credentialId(index),
    typeId: type.id,
    ...holderOf(type.subject, of),
    number: number ?? null,
    issuer: issuer ?? null,
    issuedOn,
    expiresOn: ends === undefined ? usual && toUtcDate(usual) : inDays(ends),
    status,
    submittedAt: morning(sentDaysAgo, index % 40),
    submittedByUserId: senderOf(of),
    reviewedAt: isReviewed ? morning(sentDaysAgo - 1, index % 40) : null,
    reviewedByUserId: isReviewed
      ? userId(type.reviewRole === 'Purchasing' ? 'supaporn' : 'somchai')
      : null,
    returnCode: returned ? storedCodeOf(returned.code) : null,
    reviewReason: returned?.note ?? null,
    createdAt: morning(sentDaysAgo, index % 40),
  }
}

const credentialId = (index: number) => demoId('credential', index + 1)

const holderOf = (subject: 'Person' | 'Employer', of: string) =>
  subject === 'Employer'
    ? { personId: null, employerId: employerId(of as 'a' | 'b') }
    : { personId: personId(of), employerId: null }

/** The clerk of the company; of the site’s own people an administrator. */
function senderOf(of: string): string {
  const company = of === 'a' || of === 'b' ? of : employerOf(of)
  return company === 'a' || company === 'b' ? responsibleUsers[company] : userId('wichai')
}

const assetId = (index: number) => demoId('asset', 401 + index)

/** The drawn files of the documents; the usual certificates of the crews have none. */
export const credentialFileRows = (calendar: Calendar): Promise<AssetRow[]> =>
  Promise.all(
    documents.map(async ({ of, type: code, file, number, sentDaysAgo }, index) => {
      const { nameEn } = typeOf(code)
      const isPdf = file !== 'picture'
      const picture = sharp(Buffer.from(idCard(''))).flatten({ background: 'white' })
      return assetRow({
        id: assetId(index),
        assetType: 'Credential',
        fileName: `${code.toLowerCase()}.${isPdf ? 'pdf' : 'jpg'}`,
        contentType: isPdf ? 'application/pdf' : 'image/jpeg',
        content: isPdf
          ? pdfForm(`SAMPLE: ${nameEn}`, ['Name', `No. ${number ? index + 1 : '-'}`, 'Issued on'])
          : new Uint8Array(await picture.jpeg().toBuffer()),
        uploadedByUserId: senderOf(of),
        createdAt: calendar.morning(sentDaysAgo),
      })
    }),
  )

export const credentialFileLinks = (): Prisma.CredentialFileCreateManyInput[] =>
  documents.map((_, index) => ({
    credentialId: credentialId(index),
    assetId: assetId(index),
    position: 0,
  }))

export const barRows = ({ inDays, morning }: Calendar): Prisma.BarCreateManyInput[] => [
  {
    id: demoId('bar', 1),
    personId: personId(barred.person),
    fromDate: inDays(-barred.days),
    untilDate: inDays(barred.until),
    reason: barred.reason,
    createdByUserId: userId('somchai'),
    createdAt: morning(barred.days),
  },
]
