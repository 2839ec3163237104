'use client'
import { Text } from '@mantine/core'
import { assetUrl } from '@/components/assets/asset-url'
import { useTranslations } from 'next-intl'
import { TrainingStatus } from '@/components/persons/training-status'
import { RecordLink } from '@/components/record/record-link'
import { Photo } from '@/components/ui/photo'
import { USUAL_DUTIES, type DutyCode } from '@/lib/domain/eligibility/requirements/rules'
import type { PermitWorker } from '@/lib/domain/work/work-permits/lookups/contract'
import { useNames } from './use-names'
import classes from './worker-line.module.css'

type Props = { person: PermitWorker; duty?: string | null; dutyCodes?: DutyCode[] }

export function WorkerLine({ person, duty, dutyCodes = [] }: Props) {
  const name = useNames()(person)
  const t = useTranslations('eligibility.duties')
  const special = dutyCodes.filter((code) => !USUAL_DUTIES.includes(code)).map((code) => t(code))
  const does = [...new Set([...special, duty])].filter(Boolean).join(' · ')
  return (
    <div className={classes.line}>
      <Photo src={person.profileAssetId && assetUrl(person.profileAssetId)} name={name} size={44} />
      <div className={classes.words}>
        <Text span fw={600} display="block">
          <RecordLink type="person" of={person.code}>
            {name}
          </RecordLink>
        </Text>
        {does && (
          <Text span size="sm" c="dimmed" display="block">
            {does}
          </Text>
        )}
        <TrainingStatus {...person} />
      </div>
    </div>
  )
}
