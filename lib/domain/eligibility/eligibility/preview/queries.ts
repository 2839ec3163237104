import { checkedRequirement, readRequirement } from '@/lib/domain/eligibility/requirements/queries'
import type { JudgedDuty, Requirement } from '@/lib/domain/eligibility/requirements/rules'
import { listPersonIds } from '@/lib/domain/people/persons/listed/queries'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { readToday } from '@/lib/domain/site/settings/queries'
import { readPlannedPermits } from '@/lib/domain/work/work-permits/asked/queries'
import type { CheckedInputOf } from '@/lib/platform/contract/contract'
import { NIL_ID } from '@/lib/platform/contract/nil-id'
import { Problem } from '@/lib/platform/contract/problem'
import { requireCurrentVersion } from '@/lib/platform/db/lock'
import type { ReadContext } from '@/lib/platform/http/context'
import { readFacts } from '../facts/queries'
import type { AskedCase } from '../queries'
import type { ChangedVerdict, RequirementPreview, requirementPreview } from './contract'
import { changeFor, placesOf, worstOf } from './rules'

type Input = CheckedInputOf<typeof requirementPreview.preview>
type Asked = {
  personId: string
  permit: ChangedVerdict['permit']
  asked: Omit<AskedCase, 'at'> & { dutyCodes?: readonly JudgedDuty[] }
}

/** How many changed verdicts are named. */
const MOST_NAMED = 50

export async function previewRequirement(
  context: ReadContext,
  { id, rowVersion, ...sent }: Input,
): Promise<RequirementPreview> {
  const stored = id ? await readRequirement(context.db, id) : null
  if (id && !stored) throw new Problem('record-not-found', { field: 'id', values: { id } })
  if (stored) requireCurrentVersion(stored, rowVersion)
  const whole = await checkedRequirement(context, stored, sent)
  const requirement = { ...whole, id: id ?? NIL_ID } // not saved yet
  return summed(await changedVerdicts(context, requirement, whole.isActive))
}

async function changedVerdicts(
  context: ReadContext,
  requirement: Requirement,
  isActive: boolean,
): Promise<ChangedVerdict[]> {
  const everyone = await readAsked(context, requirement.purpose)
  const ids = [...new Set(everyone.map(({ personId }) => personId))]
  const { site, requirements, types, employers, personOf } = await readFacts(context.sql, ids, {
    purpose: requirement.purpose,
    at: context.now,
  })
  const rules = { requirements, types, entryNeedsPermit: site.entryNeedsPermit }
  const before = requirements.find(({ id }) => id === requirement.id) ?? null
  const change = { before, after: isActive ? requirement : null }
  const places = requirement.purpose === 'Work' ? [{}] : placesOf(change, requirements)
  return everyone.flatMap(({ personId, permit, asked }) => {
    const person = personOf(personId)
    if (!person) return []
    const employer = employers.get(person.employerId ?? '') ?? null
    // Those that were read are of today; another permit of the same hours stays the same before and after.
    const facts = { person: permit ? { ...person, permits: [] } : person, employer }
    const own = { ...asked, day: asked.day ?? site.day, time: site.time }
    const words = worstOf(
      places.map((place) => changeFor(facts, rules, { ...own, ...place }, change)),
    )
    return words
      ? [{ person: { id: personId, code: person.code, ...namesOf(person) }, permit, ...words }]
      : []
  })
}

/** Of whom what is asked: of everybody today, or of the people of each planned permit on its day. */
async function readAsked(context: ReadContext, purpose: Requirement['purpose']): Promise<Asked[]> {
  if (purpose === 'Work') {
    const today = await readToday(context)
    const permits = await readPlannedPermits(context, today)
    return permits.flatMap(({ id, permitNo, asked, workers }) =>
      workers.map((worker) => ({
        personId: worker.id,
        permit: { id, permitNo },
        asked: { ...asked, dutyCodes: worker.dutyCodes },
      })),
    )
  }
  const ids = await listPersonIds(context, {})
  return ids.map((personId) => ({ personId, permit: null, asked: { purpose } }))
}

function summed(changed: readonly ChangedVerdict[]): RequirementPreview {
  const distinct = (ids: (string | undefined)[]) => new Set(ids.filter(Boolean)).size
  return {
    people: distinct(changed.map(({ person }) => person.id)),
    permits: distinct(changed.map(({ permit }) => permit?.id)),
    refused: changed.filter(({ after }) => after === 'refused').length,
    released: changed.filter(({ before }) => before === 'refused').length,
    rows: changed.slice(0, MOST_NAMED),
  }
}
