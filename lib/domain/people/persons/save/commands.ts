import { v7 as newId } from 'uuid'
import { requireBasis } from '@/lib/domain/people/consents/pictures/commands'
import { deleteAssets, linkAsset } from '@/lib/domain/site/assets/commands'
import { isContractorOnly } from '@/lib/platform/access/actor'
import { orDuplicateProblem } from '@/lib/platform/db/errors'
import { inTransaction, type Database } from '@/lib/platform/db/database'
import type { Context, OnceContext } from '@/lib/platform/http/context'
import {
  done,
  type CheckedInputOf,
  type JsonText,
  type Result,
} from '@/lib/platform/contract/contract'
import { Problem } from '@/lib/platform/contract/problem'
import { sentOrStored } from '@/lib/platform/contract/save-input'
import type { PersonInput, persons } from '../contract'
import { judgePersons, type PersonChange } from '../judge/commands'
import type { PersonSave } from '../judge/rules'
import { encryptedNumber } from '../national-id/rows'
import { isMasked } from '../national-id/rules'
import { reserveReferred } from '../referred/commands'
import { recordPersons, tellUsers } from '../saved/commands'

type Saved = { id: string; rowVersion: number }

type SaveInput = CheckedInputOf<typeof persons.save>

/** A number that a Contractor sends is counted before, as a refusal tells that somebody elsewhere has it. */
export async function savePerson(
  { once, ...context }: OnceContext,
  input: SaveInput,
): Promise<Result | JsonText> {
  const isTried = Boolean(input.nationalId) && !isMasked(input.nationalId!)
  const reserved = isTried ? await reserveReferred(context.actor, 'refers-too-many') : null
  const save = async (connections: Database) => {
    const writing = { ...context, ...connections }
    return done(await writePerson(writing, input, await judgeOne(writing, input)))
  }
  let referred = 0
  try {
    return await inTransaction(once(save))
  } catch (error) {
    referred = error instanceof Problem && error.code === 'ask-officer' ? 1 : 0
    throw error
  } finally {
    await reserved?.settle(referred)
  }
}

/** Makes a person in the transaction of the caller, who has checked that the actor may. */
export const makePerson = async (context: Context, input: PersonInput): Promise<Saved> =>
  writePerson(context, input, await judgeOne(context, input))

/**
 * Throws `record-not-found` for a person whom the actor may not see, and a refusal for one whom they may only see. The
 * caller judges the roles of their user.
 */
export async function changePerson(
  context: Context,
  id: string,
  input: PersonInput,
  rowVersion?: number,
): Promise<Saved> {
  const change = await judgeOne(context, { ...input, id, rowVersion }, true)
  return writePerson(context, input, change)
}

async function judgeOne(context: Context, save: PersonSave, withUsers = false) {
  const [change] = await judgePersons(context, [save], { hold: true, withUsers })
  if (!change || change instanceof Problem) throw change
  return change
}

async function writePerson(
  context: Context,
  input: PersonInput,
  { before, columns }: PersonChange,
): Promise<Saved> {
  const id = before?.id ?? newId()
  const files = await linkFiles(context, input, before)
  const { nationalId, ...others } = columns
  const number = nationalId !== undefined && encryptedNumber(id, nationalId || null)
  const data = { ...others, ...files, ...number }
  const write = before
    ? context.db.person.update({
        where: { id },
        data: { ...data, rowVersion: { increment: 1 } },
        select: version,
      })
    : context.db.person.create({
        data: { ...data, id, ...sentOrStored(columns, null, ['firstNameTh', 'lastNameTh']) },
        select: version,
      })
  const saved = await orNationalIdTaken(context, write)
  await deleteAssets(context.db, leftBy(files, before))
  await requireBases(context, id, files, before)
  await recordPersons(context, [{ id, columns: { ...columns, ...files } }])
  if (before) await tellUsers(context, before, columns)
  return saved
}

const version = { id: true, rowVersion: true } as const

/** The files of a person that the input changes. */
async function linkFiles(
  context: Context,
  { ProfileAsset, IdCardAsset }: PersonInput,
  before: PersonChange['before'],
) {
  const profileAssetId = await linkAsset(context, {
    sent: ProfileAsset,
    current: before?.profileAssetId,
    assetType: 'Profile',
    field: 'ProfileAsset',
  })
  const idCardAssetId = await linkAsset(context, {
    sent: IdCardAsset,
    current: before?.idCardAssetId,
    assetType: 'IdCard',
    field: 'IdCardAsset',
  })
  return { profileAssetId, idCardAssetId }
}

type Files = Awaited<ReturnType<typeof linkFiles>>

/** What stood in place of these files: with nothing that refers to it, its uploader could open it again. */
const leftBy = (files: Files, before: PersonChange['before']): string[] =>
  (['profileAssetId', 'idCardAssetId'] as const).flatMap((column) => {
    const left = before?.[column]
    return left && files[column] !== undefined && files[column] !== left ? [left] : []
  })

/** After the person is written, to whom the consents refer. */
async function requireBases(
  context: Context,
  personId: string,
  { profileAssetId, idCardAssetId }: Files,
  before: PersonChange['before'],
): Promise<void> {
  const photo = { purpose: 'photo', field: 'ProfileAsset' } as const
  const idCard = { purpose: 'idCard', field: 'IdCardAsset' } as const
  if (profileAssetId && profileAssetId !== before?.profileAssetId)
    await requireBasis(context, { personId, assetId: profileAssetId, ...photo })
  if (idCardAssetId && idCardAssetId !== before?.idCardAssetId)
    await requireBasis(context, { personId, assetId: idCardAssetId, ...idCard })
}

/** Two saves at once: the answer discloses no more than the judge. */
const orNationalIdTaken = <T>({ actor }: Context, write: Promise<T>) =>
  orDuplicateProblem(
    write,
    'nationalId',
    isContractorOnly(actor) ? 'ask-officer' : 'national-id-in-use',
    'nationalId',
    { holder: '' },
  )
