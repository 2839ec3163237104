import { listTypesInUse } from '@/lib/domain/eligibility/credential-types/match/queries'
import { listKnownPlans } from '@/lib/domain/training/training-plans/queries'
import type { ReadContext } from '@/lib/platform/http/context'
import { nameIn, textIn } from '@/lib/platform/i18n/names'
import { labelOf, type Column } from '../../cells/rules'
import { columnsOf } from '../../kinds/by-name/columns'
import type { ImportKind } from '../../rules'

type Reading = Pick<ReadContext, 'db' | 'language'>
type Field = `${ImportKind}.${string}`

/** The records of the site that a column names. */
const recordsOf: Record<Field, (context: Reading) => Promise<string[]>> = {
  'TrainingResults.scheduleId': async ({ db, language }) =>
    (await listKnownPlans(db)).map(({ nickname, name }) => textIn(language, nickname, name)),
  'Credentials.typeId': async ({ db, language }) =>
    (await listTypesInUse(db)).map((type) => nameIn(language, type)),
}

/** What may stand in the columns of a kind that take one of a few texts, by field. */
export async function readChoices(
  context: Reading,
  kind: ImportKind,
): Promise<Map<string, string[]>> {
  const choices = new Map<string, string[]>()
  for (const { field, reading } of columnsOf[kind]) {
    const records = await recordsOf[`${kind}.${field}`]?.(context)
    const texts = records ?? wordsOf(context, reading)
    if (texts.length > 0) choices.set(field, texts)
  }
  return choices
}

const wordsOf = ({ language }: Reading, reading: Column['reading']): string[] =>
  reading.as === 'choice'
    ? reading.of.map((choice) => labelOf(language, { label: `${reading.words}.${choice}` }))
    : []
