/**
 * ความเสี่ยง = โอกาสเกิด × ความรุนแรง บนตาราง 5 × 5 และลำดับขั้นการควบคุมอันตราย /
 * Risk on the 5 × 5 matrix, and the hierarchy of controls. Source: docs/interface.md#jsa-templates.
 */

/** Likelihood from rare to almost certain, severity from a scratch to deaths. */
export const levels = [1, 2, 3, 4, 5] as const
export type Level = (typeof levels)[number]

type RiskBand = 'low' | 'moderate' | 'high' | 'critical'

/** The lowest score of each band, the highest band first. */
const floors: readonly (readonly [RiskBand, number])[] = [
  ['critical', 15],
  ['high', 10],
  ['moderate', 5],
  ['low', 1],
]

export const riskScore = (likelihood: number, severity: number) => likelihood * severity

export const riskBand = (score: number): RiskBand =>
  floors.find(([, floor]) => score >= floor)?.[0] ?? 'low'

/** The hierarchy of controls, the most effective type first. */
export const controlTypes = [
  'elimination',
  'substitution',
  'engineering',
  'administrative',
  'ppe',
] as const
type ControlType = (typeof controlTypes)[number]

/** Sorts controls by the hierarchy; those of one type keep their order. */
export const byHierarchy = <C extends { type: ControlType }>(controls: readonly C[]): C[] =>
  controls.toSorted((a, b) => controlTypes.indexOf(a.type) - controlTypes.indexOf(b.type))

type Ratings = {
  likelihood: number
  severity: number
  residualLikelihood: number
  residualSeverity: number
}

/** Controls may leave a risk as it is, but they do not raise it. */
export const isReduced = (rated: Ratings) =>
  riskScore(rated.residualLikelihood, rated.residualSeverity) <=
  riskScore(rated.likelihood, rated.severity)

type Steps = readonly { hazards: readonly Ratings[] }[]

/** The highest risk of all steps, before and after the controls; 0 where there is none. */
export function highestRisk(steps: Steps): { risk: number; residualRisk: number } {
  const hazards = steps.flatMap((step) => step.hazards)
  return {
    risk: Math.max(0, ...hazards.map((rated) => riskScore(rated.likelihood, rated.severity))),
    residualRisk: Math.max(
      0,
      ...hazards.map((rated) => riskScore(rated.residualLikelihood, rated.residualSeverity)),
    ),
  }
}
