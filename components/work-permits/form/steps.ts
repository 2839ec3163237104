/** The steps of the form, in their order. */
export const steps = ['what', 'where', 'when', 'who', 'jsa', 'ppe'] as const
export type Step = (typeof steps)[number]

const places: Record<string, Step> = {
  workspaceAreaId: 'where',
  workDate: 'when',
  startTime: 'when',
  endTime: 'when',
  workers: 'who',
  jsa: 'jsa',
  ppe: 'ppe',
}

/** The step with the field of a path such as `workers.0`. */
export const stepOfPath = (path: string): Step => places[path.split('.')[0] ?? ''] ?? 'what'

export const stepNamed = (name: string | null | undefined): Step =>
  steps.find((step) => step === name) ?? 'what'

export const stepAfter = (step: Step): Step | undefined => steps[steps.indexOf(step) + 1]
export const stepBefore = (step: Step): Step | undefined => steps[steps.indexOf(step) - 1]
