import { employerNameIn } from '@/lib/domain/site/employers/present'
import { textIn } from '@/lib/platform/i18n/names'
import type { ExportColumn } from '@/lib/platform/export/table'
import { translator } from '@/lib/platform/i18n/translator'
import type { ProjectRow } from './contract'
import { shownName } from './rules'

export function projectColumns(locale: 'th' | 'en'): ExportColumn<ProjectRow>[] {
  const t = translator(locale, 'projects')
  const unnamed = translator(locale, 'common')('unnamed')
  return [
    {
      header: t('prNo'),
      kind: 'text',
      width: 18,
      value: ({ PurchaseRequisitionNo }) => PurchaseRequisitionNo,
    },
    { header: t('name'), kind: 'text', width: 40, value: ({ name }) => shownName(name, unnamed) },
    {
      header: t('employer'),
      kind: 'text',
      width: 34,
      value: ({ employerNameTh: nameTh, employerNameEn: nameEn }) =>
        nameTh && employerNameIn(locale, { nameTh, nameEn }),
    },
    {
      header: t('workOwner'),
      kind: 'text',
      width: 26,
      value: ({ workOwnerNameTh, workOwnerNameEn }) =>
        textIn(locale, workOwnerNameTh, workOwnerNameEn),
    },
    { header: t('startDate'), kind: 'day', width: 14, value: ({ startDate }) => startDate },
    { header: t('endDate'), kind: 'day', width: 14, value: ({ endDate }) => endDate },
    {
      header: t('status'),
      kind: 'text',
      width: 18,
      value: ({ status }) => t(`statuses.${status}`),
    },
  ]
}
