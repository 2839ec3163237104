import type { JsaTemplateRecord } from '@/lib/domain/work/jsa-templates/contract'

/** Rated in the middle of the matrix, so that a hazard nobody has rated does not look harmless. */
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

/** The members of a record that the form sends back. */
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
