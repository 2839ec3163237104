'use client'
import { Group, Paper, Stack, Text, Title } from '@mantine/core'
import { useLocale, useTranslations } from 'next-intl'
import { useState } from 'react'
import { VerdictBadge } from '@/components/eligibility/verdict-badge'
import { VerdictReasons } from '@/components/eligibility/verdict-reasons'
import { Fold } from '@/components/form/fold'
import { ExportButtons } from '@/components/ui/export-buttons'
import { LoadError } from '@/components/ui/load-error'
import { lookupIn } from '@/components/ui/lookup'
import { LookupSelect } from '@/components/ui/lookup-select'
import { Select } from '@/components/ui/select'
import { eligibility } from '@/lib/domain/eligibility/eligibility/check/contract'
import { dutyCodes, type DutyCode, type Purpose } from '@/lib/domain/eligibility/requirements/rules'
import { persons } from '@/lib/domain/people/persons/contract'
import { namesOf } from '@/lib/domain/people/persons/rules'
import { permitTypes, type PermitType } from '@/lib/domain/work/jsa-templates/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import { columnIn, nameIn } from '@/lib/platform/i18n/names'

type Asked = {
  personId: string | null
  purpose: Purpose
  typeCode: PermitType
  duty: DutyCode
}

/** What the requirements say of somebody: the answer that gates and permits use. */
export function TryIt() {
  const t = useTranslations('eligibility')
  const [asked, ask] = useState<Asked>({
    personId: null,
    purpose: 'Work',
    typeCode: 'General',
    duty: 'Worker',
  })
  return (
    <Paper withBorder p="md" mb="md" component="section" aria-labelledby="try-title">
      <Fold
        isShutOnPhone
        summary={
          <Title order={2} id="try-title">
            {t('tryIt.title')}
          </Title>
        }
      >
        <Stack gap="sm">
          <Text size="sm" c="dimmed">
            {t('tryIt.hint')}
          </Text>
          <Question asked={asked} ask={ask} />
          {asked.personId && <Answer {...asked} personId={asked.personId} />}
          <Group gap="sm">
            <Text size="sm">{t('tryIt.everybody')}</Text>
            <ExportButtons
              xlsx={{ contract: eligibility.exportXlsx, input: { case: caseOf(asked) } }}
            />
          </Group>
        </Stack>
      </Fold>
    </Paper>
  )
}

/** Kind of work and duty are asked of work alone. */
const caseOf = ({ purpose, typeCode, duty }: Asked) => ({
  purpose,
  ...(purpose === 'Work' && { typeCode, dutyCodes: [duty] }),
})

type QuestionProps = { asked: Asked; ask: (asked: Asked) => void }

function Question({ asked, ask }: QuestionProps) {
  const t = useTranslations('eligibility')
  const types = useTranslations('jsaTemplates.types')
  const locale = useLocale()
  const lookup = lookupIn(persons.search, (person) => nameIn(locale, namesOf(person)), {
    sort: columnIn(locale, 'firstName'),
  })
  const isWork = asked.purpose === 'Work'
  return (
    <Group align="end" gap="sm" grow preventGrowOverflow={false}>
      <LookupSelect
        label={t('tryIt.person')}
        lookup={lookup}
        value={asked.personId}
        onChange={(personId) => ask({ ...asked, personId })}
      />
      <Select
        label={t('requirements.purpose')}
        data={(['Enter', 'Work'] as const).map((value) => ({
          value,
          label: t(`requirements.purposes.${value}`),
        }))}
        value={asked.purpose}
        allowDeselect={false}
        onChange={(value) => ask({ ...asked, purpose: value === 'Enter' ? 'Enter' : 'Work' })}
      />
      {isWork && (
        <Select
          label={t('requirements.typeCodes')}
          data={permitTypes.map((value) => ({ value, label: types(value) }))}
          value={asked.typeCode}
          allowDeselect={false}
          onChange={(value) => ask({ ...asked, typeCode: value as PermitType })}
        />
      )}
      {isWork && (
        <Select
          label={t('requirements.dutyCodes')}
          data={dutyCodes.map((value) => ({ value, label: t(`duties.${value}`) }))}
          value={asked.duty}
          allowDeselect={false}
          onChange={(value) => ask({ ...asked, duty: value as DutyCode })}
        />
      )}
    </Group>
  )
}

function Answer({ personId, ...asked }: Asked & { personId: string }) {
  const t = useTranslations('eligibility.panel')
  const { data, error, refetch } = useApi(eligibility.check, {
    personIds: [personId],
    case: caseOf({ ...asked, personId }),
  })
  if (error) return <LoadError problem={error} retry={refetch} />
  const [found] = data?.rows ?? []
  if (!found) return null
  return (
    <Stack gap="sm" aria-live="polite">
      <div>
        <VerdictBadge verdict={found.verdict} />
      </div>
      {found.reasons.length > 0 ? (
        <VerdictReasons reasons={found.reasons} />
      ) : (
        <Text>{t('allClear')}</Text>
      )}
    </Stack>
  )
}
