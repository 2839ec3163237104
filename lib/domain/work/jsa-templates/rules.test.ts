import { describe, expect, test } from 'vitest'
import { byHierarchy, highestRisk, isReduced, levels, riskBand, riskScore } from './rules'

describe('risk', () => {
  /** Source: docs/interface.md#jsa-templates. */
  test('has a band in each of the 25 cells', () => {
    const cells = levels.map((likelihood) =>
      levels.map((severity) => riskBand(riskScore(likelihood, severity))[0]).join(' '),
    )
    // From likelihood 1, severity 1: low 1–4, moderate 5–9, high 10–14, critical 15–25.
    expect(cells).toEqual(['l l l l m', 'l l m m h', 'l m m h c', 'l m h c c', 'm h c c c'])
  })

  test.each([
    [1, 'low'],
    [4, 'low'],
    [5, 'moderate'],
    [9, 'moderate'],
    [10, 'high'],
    [14, 'high'],
    [15, 'critical'],
    [25, 'critical'],
  ] as const)('of %i is %s', (score, band) => expect(riskBand(score)).toBe(band))

  test('may stay the same with controls, but not grow', () => {
    const rated = (after: [number, number]) =>
      isReduced({
        likelihood: 3,
        severity: 4,
        residualLikelihood: after[0],
        residualSeverity: after[1],
      })
    expect([rated([3, 4]), rated([1, 4]), rated([5, 2]), rated([4, 4])]).toEqual([
      true,
      true,
      true,
      false,
    ])
  })

  test('of a template is the highest of its hazards, before and after controls; 0 without hazards', () => {
    const hazard = (before: [number, number], after: [number, number]) => ({
      likelihood: before[0],
      severity: before[1],
      residualLikelihood: after[0],
      residualSeverity: after[1],
    })
    const steps = [
      { hazards: [hazard([3, 3], [2, 3])] },
      { hazards: [hazard([4, 5], [1, 5]), hazard([2, 2], [2, 2])] },
    ]
    expect(highestRisk(steps)).toEqual({ risk: 20, residualRisk: 6 })
    expect(highestRisk([])).toEqual({ risk: 0, residualRisk: 0 })
  })
})

test('controls are sorted by the hierarchy; those of one type keep their order', () => {
  const sent = [
    { type: 'ppe', control: 'gloves' },
    { type: 'administrative', control: 'watch' },
    { type: 'elimination', control: 'move' },
    { type: 'administrative', control: 'permit' },
    { type: 'substitution', control: 'cold cutting' },
    { type: 'engineering', control: 'screens' },
  ] as const
  expect(byHierarchy(sent).map(({ control }) => control)).toEqual([
    'move',
    'cold cutting',
    'screens',
    'watch',
    'permit',
    'gloves',
  ])
})
