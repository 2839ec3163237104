/**
 * ถ้าเปลี่ยนข้อกำหนดนี้ ใครจะเข้าหรือทำงานไม่ได้ หรือกลับมาได้
 * What a change of one requirement does to verdicts. Source: docs/gate.md#3-requirements.
 */
import { appliesTo, type Requirement } from '@/lib/domain/eligibility/requirements/rules'
import type { Rules } from '../alternatives/rules'
import { judge, verdictWords, type Case, type Facts, type VerdictWord } from '../rules'

export type Change = {
  /** As it counts now; null where it does not. */
  before: Requirement | null
  after: Requirement | null
}
export type Words = { before: VerdictWord; after: VerdictWord }

/** Null where the verdict stays. */
export function changeFor(facts: Facts, rules: Rules, asked: Case, change: Change): Words | null {
  const wordWith = (own: Requirement | null) =>
    judge(facts, { ...rules, requirements: [...others, ...(own ? [own] : [])] }, asked).verdict
  const others = rules.requirements.filter(({ id }) => id !== change.before?.id)
  const words = { before: wordWith(change.before), after: wordWith(change.after) }
  return words.before === words.after ? null : words
}

type Place = Pick<Case, 'workspaceAreaId' | 'scheduleId'>

/**
 * None, and each area or training plan that the changed requirement names or named. Of those at which the same requirements
 * count only one: the verdicts there are the same.
 */
export function placesOf(changed: Change, others: readonly Requirement[]): Place[] {
  const versions = [changed.before, changed.after].filter((version) => version !== null)
  const places: Place[] = [
    {},
    ...versions.flatMap(({ workspaceAreaIds, scheduleIds }) => [
      ...workspaceAreaIds.map((workspaceAreaId) => ({ workspaceAreaId })),
      ...scheduleIds.map((scheduleId) => ({ scheduleId })),
    ]),
  ]
  const ofAnyCompany = { employerKinds: [], employerIds: [] }
  const countingAt = (place: Place) =>
    [...others, ...versions]
      .map((each) =>
        appliesTo({ ...each, ...ofAnyCompany }, { purpose: each.purpose, ...place }, null),
      )
      .join()
  return [...new Map(places.map((place) => [countingAt(place), place])).values()]
}

/** Of what changes at several places that which ends worst. */
export const worstOf = (changes: readonly (Words | null)[]): Words | null =>
  changes
    .filter((words) => words !== null)
    .toSorted((a, b) => verdictWords.indexOf(b.after) - verdictWords.indexOf(a.after))[0] ?? null
