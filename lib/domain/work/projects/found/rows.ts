import { fragment } from '@/lib/platform/db/fragment'
import { foundIn, type Sought } from '@/lib/platform/db/found'
import { EMPLOYERS } from '@/lib/domain/site/employers/rows'

export const foundProjects = (sought: Sought) =>
  foundIn(
    {
      type: 'project',
      columns: fragment`project."id", project."id"::text AS "key", project."name" AS "nameTh", NULL AS "nameEn",
        concat_ws(' · ', project."purchaseRequisitionNo", employer."nameTh") AS "detailTh",
        concat_ws(' · ', project."purchaseRequisitionNo", coalesce(employer."nameEn", employer."nameTh")) AS "detailEn",
        NULL AS "day"`,
      from: fragment`"projects" project LEFT JOIN ${EMPLOYERS} employer ON employer."id" = project."employerId"`,
      visible: fragment`true`,
      exact: fragment`lower(project."purchaseRequisitionNo") = lower(${sought.text})`,
      searched: [fragment`project."purchaseRequisitionNo"`, fragment`project."name"`],
      order: fragment`"detailTh"`,
    },
    sought,
  )
