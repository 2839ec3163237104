import { expect, test } from 'vitest'
import { permitTypes } from '../contract'
import { riskScore } from '../rules'
import { systemTemplates } from './rules'
import hotWork from './hot-work.json'

const steps = systemTemplates.flatMap((template) => template.steps)
const hazards = steps.flatMap((step) => step.hazards)

test('there are at least 12, one or more of every permit type, with unique ids and codes', () => {
  expect(systemTemplates.length).toBeGreaterThanOrEqual(12)
  expect(new Set(systemTemplates.map(({ typeCode }) => typeCode))).toEqual(new Set(permitTypes))
  expect(new Set(systemTemplates.map(({ id }) => id)).size).toBe(systemTemplates.length)
  expect(new Set(systemTemplates.map(({ code }) => code)).size).toBe(systemTemplates.length)
})

test.each(systemTemplates.map((template) => [template.code, template] as const))(
  '%s has five steps or more, each text in both languages',
  (_, { nameTh, nameEn, steps: own }) => {
    expect(own.length).toBeGreaterThanOrEqual(5)
    const controls = own.flatMap((step) => step.hazards.flatMap((hazard) => hazard.controls))
    const thai = [
      nameTh,
      ...own.map(({ activity }) => activity),
      ...own.flatMap((step) => step.hazards.map(({ hazard }) => hazard)),
      ...controls.map(({ control }) => control),
    ]
    const english = [
      nameEn,
      ...own.map(({ activityEn }) => activityEn),
      ...own.flatMap((step) => step.hazards.map(({ hazardEn }) => hazardEn)),
      ...controls.map(({ controlEn }) => controlEn),
    ]
    expect(thai.filter((text) => !/[ก-๙]/.test(text))).toEqual([])
    expect(english.filter((text) => !text || /[ก-๙]/.test(text))).toEqual([])
  },
)

test('controls lower every risk, to moderate or less', () => {
  for (const rated of hazards) {
    const after = riskScore(rated.residualLikelihood, rated.residualSeverity)
    expect(after).toBeLessThan(riskScore(rated.likelihood, rated.severity))
    expect(after).toBeLessThan(10)
  }
})

test('a file lists its controls in the order of the hierarchy', () => {
  const loaded = systemTemplates.find(({ id }) => id === hotWork.id)
  expect(loaded).toEqual(hotWork)
})
