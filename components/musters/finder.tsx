'use client'
import { TextInput } from '@mantine/core'
import { IconMapPin } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { KeyboardEvent } from 'react'
import { useEmployerName } from '@/components/lookups/use-employer-name'
import { SearchBox } from '@/components/table/search-box'
import { Select } from '@/components/ui/select'
import type { MusterPerson } from '@/lib/domain/gate/musters/contract'
import { LONGEST_POINT } from '@/lib/domain/gate/musters/rules'
import classes from './muster.module.css'
import { byArea, byEmployer, type Group, type Sought } from './shown-people'

/** In milliseconds: short, as nothing is sent to the server. */
const PAUSE = 120

type Props = {
  people: MusterPerson[]
  sought: Sought
  seek: (sought: Sought) => void
}

export function Finder({ people, sought, seek }: Props) {
  const t = useTranslations('musters')
  const employerName = useEmployerName()
  const optionsOf = (groups: Group[], nobodys: string) =>
    groups.map((group) => ({
      value: group.id,
      label: `${group.nameTh ? employerName(group) : nobodys} (${group.missing})`,
    }))
  return (
    <>
      <div className={classes.finder} data-screen-only>
        <SearchBox
          label={t('find')}
          value={sought.keyword}
          pause={PAUSE}
          onSearch={(keyword) => seek({ ...sought, keyword })}
        />
      </div>
      <div className={classes.filters} data-screen-only>
        <Select
          aria-label={t('company')}
          placeholder={t('everyCompany')}
          data={optionsOf(byEmployer(people), t('noCompany'))}
          value={sought.employer}
          onChange={(employer) => seek({ ...sought, employer })}
          clearable
        />
        <Select
          aria-label={t('area')}
          placeholder={t('everyArea')}
          data={optionsOf(byArea(people), t('noArea'))}
          value={sought.area}
          onChange={(area) => seek({ ...sought, area })}
          clearable
        />
      </div>
    </>
  )
}

type PointProps = {
  point: string
  onChange: (to: string) => void
  onKeyDown: (event: KeyboardEvent) => void
}

export function PointField({ point, onChange, onKeyDown }: PointProps) {
  const t = useTranslations('musters')
  return (
    <TextInput
      label={t('point')}
      description={t('pointHint')}
      leftSection={<IconMapPin size={18} aria-hidden />}
      value={point}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      onKeyDown={onKeyDown}
      maxLength={LONGEST_POINT}
      data-screen-only
    />
  )
}
