import { nameIn } from '@/lib/platform/i18n/names'
import { may, type Actor } from '@/lib/platform/access/actor'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Language } from '@/lib/platform/contract/problems'
import type { JsaStep, JsaStepRecord, JsaTemplateRecord, JsaTemplateRow } from './contract'
import { highestRisk } from './rules'

export const jsaTemplateSelect = {
  id: true,
  code: true,
  nameTh: true,
  nameEn: true,
  typeCode: true,
  isSystem: true,
  isEnabled: true,
  sourceTemplateId: true,
  sourceTemplate: { select: { nameTh: true, nameEn: true } },
  copy: { select: { id: true } },
  revision: true,
  steps: true,
  rowVersion: true,
} satisfies Prisma.JsaTemplateSelect

type Row = Prisma.JsaTemplateGetPayload<{ select: typeof jsaTemplateSelect }>
type Reader = { actor: Actor; language: Language }

/** The column is written only after a check by `jsaSteps`. */
export const storedSteps = (steps: Prisma.JsonValue) => steps as JsaStep[]

/** Steps as they leave the server: numbered in their order. */
export const presentSteps = (steps: Prisma.JsonValue): JsaStepRecord[] =>
  storedSteps(steps).map((step, index) => ({ no: index + 1, ...step }))

export function presentJsaRow({ actor, language }: Reader, row: Row): JsaTemplateRow {
  const { isEnabled, sourceTemplateId, sourceTemplate, copy, steps, ...fields } = row
  const mayManage = may(actor, 'jsa-mgmt')
  const isOwn = mayManage && !row.isSystem
  return {
    ...fields,
    IsEnabled: isEnabled,
    SourceTemplateId: sourceTemplateId,
    SourceTemplateName: sourceTemplate && nameIn(language, sourceTemplate),
    importedTemplateId: copy?.id ?? null,
    stepCount: storedSteps(steps).length,
    ...highestRisk(storedSteps(steps)),
    can: {
      save: isOwn,
      remove: isOwn,
      setEnabled: isOwn,
      import: mayManage && row.isSystem && !copy,
    },
  }
}

export const presentJsaTemplate = (reader: Reader, row: Row): JsaTemplateRecord => ({
  ...presentJsaRow(reader, row),
  steps: presentSteps(row.steps),
})
