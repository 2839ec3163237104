/**
 * ถ้าเปลี่ยนข้อกำหนดนี้ ใครจะเข้าหรือทำงานไม่ได้ หรือกลับมาได้
 * What a change of one requirement does to verdicts. Source: docs/gate.md#3-requirements.
 */
import type { Requirement } from '@/lib/domain/eligibility/requirements/rules'
import type { Rules } from '../alternatives/rules'
import { judge, type Case, type Facts, type VerdictWord } from '../rules'

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
