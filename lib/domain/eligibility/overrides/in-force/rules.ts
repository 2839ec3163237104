/**
 * การอนุญาตเป็นกรณีพิเศษ: ใครเสนอ ใครยืนยัน และใช้กับเหตุใด
 * Letting somebody pass without a requirement. Source: docs/gate.md#4-the-verdict.
 */

/** An override that is active and not over. */
type ActiveOverride = {
  id: string
  purpose: string
  /** For this permit, or else for this day. */
  permitId: string | null
  day: string | null
  reasonCodes: readonly string[]
  requirementIds: readonly string[]
}

type Covered = { code: string; requirementId?: string }
type AskedCase = { purpose: string; permitId?: string | null; day: string }

/** Whether an override lets a reason pass: it covers only what it names. */
export const covers = (
  override: ActiveOverride,
  { purpose, permitId = null, day }: AskedCase,
  { code, requirementId }: Covered,
): boolean =>
  override.purpose === purpose &&
  (override.permitId === null ? override.day === day : override.permitId === permitId) &&
  override.reasonCodes.includes(code) &&
  requirementId !== undefined &&
  override.requirementIds.includes(requirementId)
