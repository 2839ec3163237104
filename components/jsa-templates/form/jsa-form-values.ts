import type { JsaTemplateRecord } from '@/lib/domain/work/jsa-templates/contract'

/** A hazard in the middle of the matrix: nobody takes for harmless what they have not judged. */
export const blankHazard = () => ({
  hazard: '',
  hazardEn: '',
  likelihood: 3,
  severity: 3,
  controls: [blankControl()],
  residualLikelihood: 3,
  residualSeverity: 3,
})

export const blankControl = () => ({ type: 'administrative', control: '', controlEn: '' })

export const blankStep = () => ({ activity: '', activityEn: '', hazards: [blankHazard()] })

/** The members that a form sends back. */
export const valuesOfTemplate = ({
  id,
  code,
  nameTh,
  nameEn,
  typeCode,
  IsEnabled,
  steps,
  rowVersion,
}: JsaTemplateRecord) => ({ id, code, nameTh, nameEn, typeCode, IsEnabled, steps, rowVersion })
