import * as z from 'zod'
import { command, get, list, query, result, type OutputOf } from '@/lib/platform/contract/contract'
import {
  byId,
  filter,
  id,
  keyword,
  longText,
  onlyIds,
  optionalLongText,
  optionalText,
  rowVersion,
  text,
  optionalCode,
} from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'
import { byHierarchy, controlTypes, isReduced, type Level } from './rules'

/** The kinds of work that need a permit, and a job safety analysis of their own. */
export const permitTypes = [
  'General',
  'HotWork',
  'ConfinedSpace',
  'WorkAtHeight',
  'Electrical',
  'Excavation',
  'Lifting',
  'Chemical',
] as const
export type PermitType = (typeof permitTypes)[number]
export const permitType = z.enum(permitTypes)

/** In Thai, or whichever language its author writes. */
const sentence = longText(500)
const englishSentence = optionalLongText(500).transform((value) => value ?? null)

const level = z
  .int()
  .min(1)
  .max(5)
  .transform((value) => value as Level)

const controlObject = z.object({
  type: z.enum(controlTypes),
  control: sentence,
  controlEn: englishSentence,
})
const controlSentence = sentence.transform(
  (control): z.output<typeof controlObject> => ({
    type: 'administrative',
    control,
    controlEn: null,
  }),
)

/** A plain sentence counts as an administrative control. */
const jsaControl = z.union([controlSentence, controlObject])

const jsaHazard = z
  .object({
    hazard: sentence,
    hazardEn: englishSentence,
    likelihood: level,
    severity: level,
    controls: z.array(jsaControl).min(1).max(20).transform(byHierarchy),
    residualLikelihood: level,
    residualSeverity: level,
  })
  .refine(isReduced, { params: { rule: 'risk-not-reduced' }, path: ['residualLikelihood'] })

const jsaStep = z.object({
  activity: sentence,
  activityEn: englishSentence,
  hazards: z.array(jsaHazard).min(1).max(20),
})

/** Steps as they are sent and stored; their numbers are their order. */
export const jsaStepsOrNone = z.array(jsaStep).max(50)
export const jsaSteps = jsaStepsOrNone.min(1)
export type JsaStep = z.output<typeof jsaStep>

const score = z.int().min(0).max(25)
const jsaControlRecord = z.object({
  type: z.enum(controlTypes),
  control: z.string(),
  controlEn: z.string().nullable(),
})
const jsaHazardRecord = z.object({
  hazard: z.string(),
  hazardEn: z.string().nullable(),
  likelihood: z.int(),
  severity: z.int(),
  controls: z
    .array(jsaControlRecord)
    .meta({ description: 'In the order of the hierarchy of controls' }),
  residualLikelihood: z.int(),
  residualSeverity: z.int(),
})

/** A step as it leaves the server, of a template and of the copy in a permit alike. */
export const jsaStepRecord = z.object({
  no: z.int().min(1),
  activity: z.string(),
  activityEn: z.string().nullable(),
  hazards: z.array(jsaHazardRecord),
})
export type JsaStepRecord = z.output<typeof jsaStepRecord>
export type JsaHazardRecord = z.output<typeof jsaHazardRecord>

/** A template as lists show it. */
const jsaTemplateRow = z.object({
  id: z.guid(),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
  typeCode: permitType,
  isSystem: z.boolean(),
  IsEnabled: z.boolean(),
  SourceTemplateId: z.guid().nullable(),
  SourceTemplateName: z.string().nullable().meta({ description: 'In the language of the caller' }),
  importedTemplateId: z
    .guid()
    .nullable()
    .meta({ description: "Of a system template: the site's own copy of it" }),
  revision: z.int().meta({ description: 'Grows with each change of the steps' }),
  stepCount: z.int(),
  risk: score.meta({ description: 'Highest of all hazards, likelihood × severity' }),
  residualRisk: score.meta({ description: 'The same with the controls in place' }),
  rowVersion: z.int(),
  can: z.object({
    save: z.boolean(),
    remove: z.boolean(),
    setEnabled: z.boolean(),
    import: z.boolean(),
  }),
})
export type JsaTemplateRow = z.output<typeof jsaTemplateRow>

const jsaTemplateRecord = jsaTemplateRow.extend({ steps: z.array(jsaStepRecord) })
export type JsaTemplateRecord = z.output<typeof jsaTemplateRecord>

const ids = z
  .array(id)
  .min(1)
  .max(200)
  .transform((all) => [...new Set(all)])

export const jsaTemplates = {
  create: query('/api/jsa-templates/create', {
    policy: 'jsa-mgmt',
    summary: 'The template of a new JSA template',
    description: 'Without steps: no risk is rated beforehand.',
    input: z.object({}),
    output: jsaTemplateRecord
      .pick({ code: true, nameTh: true, typeCode: true, IsEnabled: true, steps: true })
      .extend({ nameEn: z.string() }),
  }),
  get: get('/api/jsa-templates/get/{id}', {
    policy: 'jsa-mgmt',
    summary: 'One JSA template with its steps',
    input: byId,
    output: jsaTemplateRecord,
  }),
  save: command('/api/jsa-templates/save', {
    policy: 'jsa-mgmt',
    summary: 'Make or change a JSA template',
    description:
      'Every hazard has a risk before and after its controls (likelihood × severity, each from 1 to 5) and at least one control; controls are put into the order of the hierarchy of controls, and a plain text counts as an administrative one. The numbers of the steps are their order. `revision` grows when the steps change. System templates are read-only (400), and the `SourceTemplateId` of an imported one never changes. Without a `code` a new template gets the next JSA number.',
    input: saveInput(
      { nameTh: text(200), typeCode: permitType, steps: jsaSteps },
      {
        code: optionalCode(30),
        nameEn: optionalText(200),
        IsEnabled: z
          .boolean()
          .optional()
          .meta({ description: 'A new one is enabled if not said.' }),
      },
    ),
    output: result,
  }),
  remove: command('/api/jsa-templates/remove', {
    policy: 'jsa-mgmt',
    summary: 'Remove a JSA template',
    description: '400 for a system template, and while permits refer to it.',
    input: byId,
    output: result,
  }),
  search: list('/api/jsa-templates/search', {
    policy: 'jsa-mgmt',
    summary: 'JSA templates, system and own ones',
    filters: {
      keyword,
      typeCode: filter(permitType),
      isSystem: filter(z.boolean()),
      IsEnabled: filter(z.boolean()),
    },
    row: jsaTemplateRow,
    sorts: ['code', 'nameTh', 'nameEn', 'typeCode'],
  }),
  setEnabled: command('/api/jsa-templates/setEnabled', {
    policy: 'jsa-mgmt',
    summary: 'Offer a JSA template to contractors, or no longer',
    description: 'Permits that were made from it keep their copy of the steps.',
    input: z.object({ id, IsEnabled: z.boolean(), rowVersion }),
    output: result,
  }),
  listForContractor: get('/api/jsa-templates/listForContractor', {
    policy: 'realm-basic',
    summary: 'JSA templates that a permit may start from',
    description: 'Only those whose `IsEnabled` is true.',
    input: z.object({ typeCode: filter(permitType) }),
    output: z.array(jsaTemplateRecord),
  }),
  searchForContractor: list('/api/jsa-templates/searchForContractor', {
    policy: 'realm-basic',
    summary: 'Look up the JSA templates that a permit may start from',
    description:
      'Only those whose `IsEnabled` is true, with their steps. `keyword` looks into code and names; those for `typeFirst` come before the others.',
    filters: { keyword, ids: onlyIds, typeFirst: filter(permitType) },
    row: jsaTemplateRecord,
    sorts: ['code', 'nameTh', 'nameEn', 'typeCode'],
  }),
  listSystem: get('/api/jsa-templates/listSystem', {
    policy: 'jsa-mgmt',
    summary: 'JSA templates that come with the product',
    input: z.object({}),
    output: z.array(jsaTemplateRow),
  }),
  checkImported: query('/api/jsa-templates/checkImported', {
    policy: 'jsa-mgmt',
    summary: 'Which system templates were imported already',
    input: z.object({ ids }),
    output: z.array(
      z.object({ id: z.guid(), isImported: z.boolean(), templateId: z.guid().optional() }),
    ),
  }),
  batchImport: command('/api/jsa-templates/batchImport', {
    policy: 'jsa-mgmt',
    summary: 'Make own templates of system templates',
    description:
      'Each id is judged by itself. A system template has one copy, however often or by however many at once it is imported.',
    input: z.object({ ids }),
    output: z.array(
      z.object({
        id: z.guid(),
        outcome: z.enum(['Imported', 'AlreadyImported', 'NotFound']),
        templateId: z.guid().optional(),
      }),
    ),
  }),
}

export type JsaTemplateDraft = OutputOf<typeof jsaTemplates.create>
export type ImportResult = OutputOf<typeof jsaTemplates.batchImport>[number]
