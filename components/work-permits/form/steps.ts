/** The steps of the form, in their order; the last one has no fields. */
export const steps = ['what', 'where', 'when', 'who', 'jsa', 'ppe', 'submit'] as const
export type Step = (typeof steps)[number]

type Place = { step: Step; label: string }

/** Where each member of a permit is filled in, and the label of its field in the catalogue. */
const places = {
  typeCode: { step: 'what', label: 'type' },
  description: { step: 'what', label: 'descriptionOfWork' },
  projectId: { step: 'what', label: 'project' },
  contractorId: { step: 'what', label: 'contractor' },
  workspaceAreaId: { step: 'where', label: 'area' },
  workDate: { step: 'when', label: 'workDate' },
  startTime: { step: 'when', label: 'startTime' },
  endTime: { step: 'when', label: 'endTime' },
  workers: { step: 'who', label: 'workers' },
  jsa: { step: 'jsa', label: 'form.template' },
  jsaTemplateId: { step: 'jsa', label: 'form.template' },
  ppe: { step: 'ppe', label: 'form.ppe' },
} as const satisfies Record<string, Place>

/** The place of a path such as `workers.0`. */
export const placeOf = (path: string): (typeof places)[keyof typeof places] | undefined =>
  places[path.split('.')[0] as keyof typeof places]

export const stepOfPath = (path: string): Step => placeOf(path)?.step ?? 'what'

/** The query that opens the step of a path and goes to its field. */
export const queryOfPath = (path: string): string =>
  `step=${stepOfPath(path)}&field=${path === 'jsa' ? 'jsaTemplateId' : path}`

export const stepNamed = (name: string | null | undefined): Step =>
  steps.find((step) => step === name) ?? 'what'

export const stepAfter = (step: Step): Step | undefined => steps[steps.indexOf(step) + 1]
export const stepBefore = (step: Step): Step | undefined => steps[steps.indexOf(step) - 1]
