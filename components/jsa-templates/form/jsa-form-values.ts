import type { JsaTemplateDraft, JsaTemplateRecord } from '@/lib/domain/work/jsa-templates/contract'

/** Not rated: whoever writes it has to choose, and cannot save before. */
export const blankHazard = () => ({
  hazard: '',
  hazardEn: '',
  likelihood: null,
  severity: null,
  controls: [blankControl()],
  residualLikelihood: null,
  residualSeverity: null,
})

export const blankControl = () => ({ type: 'administrative', control: '', controlEn: '' })

export const blankStep = () => ({ activity: '', activityEn: '', hazards: [blankHazard()] })

export const valuesOfDraft = (draft: JsaTemplateDraft) => ({ ...draft, steps: [blankStep()] })

/** As the fields hold them; a risk that nobody has chosen counts as none. */
export type FormStep = JsaTemplateRecord['steps'][number]
export type FormHazard = FormStep['hazards'][number]

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
