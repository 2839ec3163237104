import { DOCUMENT_TEMPLATES } from '@/lib/domain/site/document-templates/rows'
import { linesOnTimeline } from '@/lib/platform/audit/timeline'
import { DRAFT_NAME } from '@/lib/platform/contract/draft-name'
import { fragment } from '@/lib/platform/db/fragment'
import type { Locale } from '@/lib/platform/i18n/locale'
import { messageIn } from '@/lib/platform/i18n/message'
import { startOfDay, timelinePart, type TimelineOf } from '@/lib/platform/db/timeline'

const labelIn = (language: Locale) => fragment`concat_ws(' ', project."purchaseRequisitionNo",
  CASE project."name" WHEN ${DRAFT_NAME} THEN ${messageIn(language, 'common.unnamed')} ELSE project."name" END)`

/** From the first day to the last, and what was done with the project. */
export const projectOnTimeline = ({ projectId, timeZone }: TimelineOf) => [
  timelinePart({
    lane: 'Project',
    id: fragment`project."id"`,
    at: startOfDay(fragment`project."startDate"`, timeZone),
    until: startOfDay(fragment`project."endDate" + 1`, timeZone),
    isWholeDays: true,
    event: fragment`'project.planned'`,
    subject: { type: 'project', key: fragment`project."id"` },
    labelTh: labelIn('th'),
    labelEn: labelIn('en'),
    from: fragment`"projects" project WHERE project."id" = ${projectId}::uuid`,
  }),
  linesOnTimeline('Project', { type: 'project', ids: fragment`${projectId}` }),
]

/** What was done with the forms of the project, from its making or its first day on. */
export const documentsOnTimeline = ({ projectId, timeZone }: TimelineOf) => [
  linesOnTimeline('Document', {
    type: 'document-template',
    ids: fragment`SELECT "documentTemplateId"::text FROM "project_document_templates" WHERE "projectId" = ${projectId}::uuid`,
    labels: {
      from: fragment`JOIN ${DOCUMENT_TEMPLATES} template ON template."id" = line."subjectId"::uuid
        JOIN "projects" project ON project."id" = ${projectId}::uuid
          AND line."at" >= least(project."createdAt", ${startOfDay(fragment`project."startDate"`, timeZone)})`,
      th: fragment`template."nameTh"`,
      en: fragment`coalesce(template."nameEn", template."nameTh")`,
    },
  }),
]
