import type { JsaHazardRecord, JsaStepRecord } from '@/lib/domain/work/jsa-templates/contract'
import { USUAL_DUTIES, type DutyCode } from '@/lib/domain/eligibility/requirements/rules'
import { employerNameIn } from '@/lib/domain/site/employers/present'
import { riskBand, riskScore } from '@/lib/domain/work/jsa-templates/rules'
import { shownName } from '@/lib/domain/work/projects/rules'
import { formatDay, formatInstant, type DateStyle } from '@/lib/platform/dates/format'
import type { Fact, Part, PdfDocument } from '@/lib/platform/export/pdf/document'
import { translator } from '@/lib/platform/i18n/translator'
import type { PermitRecord } from './contract'
import { approvalRoles } from './approvers/rules'
import { ppeCodes } from './rules'

/** In Thai, whoever prints it: it hangs where the work is done. */
const t = translator('th', 'workPermits')
const words = {
  types: translator('th', 'jsaTemplates'),
  roles: translator('th', 'roles'),
  training: translator('th', 'persons'),
  duties: translator('th', 'eligibility'),
  common: translator('th', 'common'),
}

type PermitSheet = {
  permit: PermitRecord
  style: DateStyle & { locale: 'th' }
  /** At the bottom of every page. */
  foot: string
  pageLabel: string
  /** The page of the permit. */
  url: string
}

export const permitDocument = (sheet: PermitSheet): PdfDocument => ({
  language: 'th',
  orientation: 'portrait',
  title: `${t('title')} ${sheet.permit.permitNo}`,
  lines: [
    `${words.types(`types.${sheet.permit.typeCode}`)} · ${t(`statuses.${sheet.permit.status}`)}`,
  ],
  foot: sheet.foot,
  pageLabel: sheet.pageLabel,
  parts: [
    qrCodeOf(sheet),
    { kind: 'facts', columns: 2, facts: basics(sheet) },
    ...textPart(t('descriptionOfWork'), sheet.permit.description ?? t('noDescription')),
    { kind: 'heading', text: t('approvals.title') },
    { kind: 'facts', columns: 3, facts: approvals(sheet) },
    { kind: 'heading', text: t('workers') },
    workersPart(sheet),
    ...textPart(t('ppeTitle'), sheet.permit.ppe.map(ppeName).join(' · ') || t('noPpe')),
    ...jsaParts(sheet.permit),
    { kind: 'signatures', labels: [t('pdfTexts.started'), t('pdfTexts.finished')] },
  ],
})

const qrCodeOf = ({ url, permit }: PermitSheet): Part => ({
  kind: 'code',
  link: url,
  text: [permit.permitNo, t('pdfTexts.scan'), url, t('pdfTexts.stop')],
})

function basics({ permit, style }: PermitSheet): Fact[] {
  const { project, contractor, workspaceArea, workDate, startTime, endTime } = permit
  const facts: [string, string | null][] = [
    [t('workDate'), workDate && formatDay(style, workDate)],
    [t('time'), startTime && endTime && t('hours', { from: startTime, to: endTime })],
    [t('area'), workspaceArea && `${workspaceArea.code} · ${workspaceArea.nameTh}`],
    [t('contractor'), contractor && employerNameIn('th', contractor)],
    [
      t('project'),
      project &&
        [project.PurchaseRequisitionNo, shownName(project.name, words.common('unnamed'))]
          .filter(Boolean)
          .join(' · '),
    ],
    [t('requester'), permit.requestedBy.nameTh],
  ]
  return facts.map(([label, value]) => ({ label, value: value || '–' }))
}

const textPart = (heading: string, text: string): Part[] => [
  { kind: 'heading', text: heading },
  { kind: 'paragraph', text },
]

const approvals = ({ permit, style }: PermitSheet): Fact[] =>
  approvalRoles.map((role) => {
    const given = permit.approvals.find((approval) => approval.role === role)
    const by = given && { name: given.user.nameTh, when: formatInstant(style, given.at) }
    return { label: words.roles(role), value: by ? t('approvals.by', by) : '–' }
  })

/** What a worker does, other than to work. */
const doneBy = (dutyCodes: readonly DutyCode[], duty: string | null) =>
  [
    ...dutyCodes
      .filter((code) => !USUAL_DUTIES.includes(code))
      .map((code) => words.duties(`duties.${code}`)),
    duty,
  ]
    .filter(Boolean)
    .join(' · ')

const workersPart = ({ permit, style }: PermitSheet): Part => ({
  kind: 'table',
  columns: [
    { header: t('pdfTexts.no'), share: 6, align: 'right' },
    { header: t('pdfTexts.name'), share: 28 },
    { header: t('form.duty'), share: 22 },
    { header: t('pdfTexts.training'), share: 25 },
    { header: t('pdfTexts.signature'), share: 20, isTall: true },
  ],
  rows: permit.workers.map(({ person, duty, dutyCodes }, index) => [
    String(index + 1),
    person.nameTh,
    doneBy(dutyCodes, duty),
    [
      person.TrainingStatus && words.training(`statuses.${person.TrainingStatus}`),
      person.trainingValidUntil &&
        words.training('validUntil', { day: formatDay(style, person.trainingValidUntil) }),
    ]
      .filter(Boolean)
      .join(' '),
    '',
  ]),
})

const ppeName = (item: string): string => {
  const code = ppeCodes.find((known) => known === item)
  return code ? t(`ppeNames.${code}`) : item
}

function jsaParts({ jsa: { template, templateRevision, steps } }: PermitRecord): Part[] {
  if (steps.length === 0) return textPart(t('jsa.title'), t('jsa.none'))
  const source = template
    ? t('jsa.from', {
        code: template.code,
        name: template.nameTh,
        revision: templateRevision ?? '–',
      })
    : t('jsa.ownSteps')
  return [...textPart(t('jsa.title'), source), jsaTable(steps)]
}

const jsaTable = (steps: JsaStepRecord[]): Part => ({
  kind: 'table',
  columns: [
    { header: words.types('activity'), share: 22 },
    { header: words.types('hazard'), share: 20 },
    { header: words.types('before'), share: 12 },
    { header: words.types('controls'), share: 34 },
    { header: words.types('after'), share: 12 },
  ],
  rows: steps.flatMap(({ no, activity, hazards }) =>
    hazards.map((hazard, index) => [
      index === 0 ? `${no}. ${activity}` : '',
      ...hazardCells(hazard),
    ]),
  ),
})

function hazardCells(hazard: JsaHazardRecord): string[] {
  const { likelihood, severity, residualLikelihood, residualSeverity, controls } = hazard
  const risk = (a: number, b: number) =>
    `${riskScore(a, b)} ${words.types(`bands.${riskBand(riskScore(a, b))}`)}`
  return [
    hazard.hazard,
    risk(likelihood, severity),
    controls.map(({ control }, index) => `${index + 1}) ${control}`).join(' '),
    risk(residualLikelihood, residualSeverity),
  ]
}
