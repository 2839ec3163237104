'use client'
import { Button, Group, NativeSelect } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { DayInput } from '@/components/form/day-input'
import { useEmployerLookup } from '@/components/lookups/use-employer-lookup'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { useWithChosen } from '@/components/lookups/use-with-chosen'
import type { Change } from '@/components/table/use-list'
import type { Cockpit, CockpitItem } from '@/lib/domain/insight/cockpit/contract'
import type { Named } from '@/lib/platform/i18n/names'
import classes from './cockpit.module.css'

type Props = {
  cockpit: Cockpit
  /** The day and company that the address names. */
  day: string | null
  company: string | null
  change: (changes: Change) => void
}

/** Up to which day, and of which company. */
export function CockpitFilters({ cockpit: { date, today, items }, day, company, change }: Props) {
  const t = useTranslations('cockpit')
  const employerName = useEmployerName()
  const locale = useLocale()
  const companies = useWithChosen(
    companiesOf(items)
      .map((each) => ({ value: each.id, label: employerName(each) }))
      .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    company,
    useEmployerLookup(),
  )
  const dayButton = (label: string, to: string | undefined, isOn: boolean) => (
    <Button
      variant={isOn ? 'filled' : 'default'}
      aria-pressed={isOn}
      onClick={() => change({ date: to })}
    >
      {label}
    </Button>
  )
  return (
    <div className={classes.filters} data-screen-only>
      <Group gap="xs" role="group" aria-label={t('upTo')}>
        {dayButton(t('today'), today, day === today)}
        {dayButton(t('nextWorkday'), undefined, day === null)}
      </Group>
      <DayInput
        aria-label={t('upTo')}
        required
        from={today}
        value={date}
        onChange={(chosen) => change({ date: chosen ?? undefined })}
      />
      {(companies.length > 1 || company) && (
        <NativeSelect
          aria-label={t('company')}
          value={company ?? ''}
          onChange={({ currentTarget }) => change({ company: currentTarget.value || undefined })}
          data={[{ value: '', label: t('allCompanies') }, ...companies]}
        />
      )}
    </div>
  )
}

function companiesOf(items: readonly CockpitItem[]): (Named & { id: string })[] {
  const all = items.flatMap(({ employer }) => employer ?? [])
  return [...new Map(all.map((each) => [each.id, each])).values()]
}
