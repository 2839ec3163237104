'use client'
import { useLocale, useTranslations } from 'next-intl'
import type { Column } from '@/components/table/column'
import type { Filter } from '@/components/table/filter'
import { StatusBadge } from '@/components/ui/status-badge'
import { TwoLines } from '@/components/ui/two-lines'
import type { RequirementRecord } from '@/lib/domain/eligibility/requirements/contract'
import { purposes } from '@/lib/domain/eligibility/requirements/rules'
import { columnIn, nameIn, textIn } from '@/lib/platform/i18n/names'
import { useTypeOptions } from '@/components/credentials/use-type-options'

export function useRequirementColumns(): Column<RequirementRecord>[] {
  const t = useTranslations('eligibility.requirements')
  const locale = useLocale()
  return [
    {
      key: 'name',
      header: t('name'),
      sort: columnIn(locale, 'name'),
      width: '34%',
      cell: (row) => (
        <TwoLines
          first={nameIn(locale, row)}
          second={
            row.lawRefTh ? textIn(locale, row.lawRefTh, row.lawRefEn) : t(`bases.${row.basis}`)
          }
        />
      ),
    },
    {
      key: 'whom',
      isOptional: true,
      isPlain: true,
      header: t('whom'),
      cell: (row) => <Whom row={row} />,
    },
    { key: 'anyOf', isOptional: true, header: t('anyOf'), cell: (row) => <Needed row={row} /> },
    {
      key: 'override',
      isOptional: true,
      isDetail: true,
      header: t('override'),
      cell: ({ override }) => t(`overrides.${override}`),
    },
    {
      key: 'state',
      isPlain: true,
      header: t('state'),
      isShort: true,
      cell: ({ isActive }) => (
        <StatusBadge tone={isActive ? 'good' : 'neutral'}>
          {t(isActive ? 'active' : 'inactive')}
        </StatusBadge>
      ),
    },
  ]
}

/** The purpose, and whom it concerns where it is not everybody. */
function Whom({ row }: { row: RequirementRecord }) {
  const t = useTranslations('eligibility')
  const types = useTranslations('jsaTemplates.types')
  const { purpose, employerKinds, typeCodes, dutyCodes } = row
  const conditions = [
    typeCodes.map((code) => types(code)),
    dutyCodes.map((code) => t(`duties.${code}`)),
    employerKinds.map((kind) => t(`requirements.kinds.${kind}`)),
  ].filter((words) => words.length > 0)
  return (
    <TwoLines
      first={t(`requirements.purposes.${purpose}`)}
      second={
        conditions.map((words) => words.join(', ')).join(' · ') || t('requirements.everybody')
      }
    />
  )
}

function Needed({ row: { anyOf, effect } }: { row: RequirementRecord }) {
  const t = useTranslations('eligibility.requirements')
  const asked = anyOf.flatMap((each) => (each.kind === 'Credential' ? [each.credentialTypeId] : []))
  const types = useTypeOptions(asked)
  const nameOf = (id: string) => types.find(({ value }) => value === id)?.label ?? '–'
  const names = anyOf.map((each) =>
    each.kind === 'SafetyTraining' ? t('safetyTraining') : nameOf(each.credentialTypeId),
  )
  return (
    <span>
      {names.join(t('or'))}
      <br />
      <StatusBadge tone={effect === 'Refuse' ? 'bad' : 'warning'}>
        {t(`effects.${effect}`)}
      </StatusBadge>
    </span>
  )
}

export function useRequirementFilters(): Filter[] {
  const t = useTranslations('eligibility.requirements')
  return [
    {
      name: 'purpose',
      label: t('purpose'),
      options: purposes.map((value) => ({ value, label: t(`purposes.${value}`) })),
    },
    {
      name: 'isActive',
      label: t('state'),
      options: [
        { value: 'true', label: t('active') },
        { value: 'false', label: t('inactive') },
      ],
    },
  ]
}
