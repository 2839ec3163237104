import { fragment } from '@/lib/platform/db/fragment'
import { foundIn, type Sought } from '@/lib/platform/db/found'

export const foundTemplates = (sought: Sought) =>
  foundIn(
    {
      type: 'jsa-template',
      columns: fragment`template."id", template."id"::text AS "key", template."nameTh", template."nameEn",
        template."code" AS "detailTh", template."code" AS "detailEn", NULL AS "day"`,
      from: fragment`"jsa_templates" template`,
      visible: fragment`true`,
      exact: fragment`lower(template."code") = lower(${sought.text})`,
      searched: [
        fragment`template."code"`,
        fragment`template."nameTh"`,
        fragment`template."nameEn"`,
      ],
      order: fragment`"nameTh"`,
    },
    sought,
  )
