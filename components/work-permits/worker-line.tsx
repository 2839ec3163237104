'use client'
import { Text } from '@mantine/core'
import { assetUrl } from '@/components/assets/asset-url'
import { TrainingStatus } from '@/components/persons/training-status'
import { RecordLink } from '@/components/record/record-link'
import { Photo } from '@/components/ui/photo'
import type { PermitWorker } from '@/lib/domain/work/work-permits/lookups/contract'
import { useNames } from './use-names'
import classes from './worker-line.module.css'

type Props = { person: PermitWorker; duty?: string | null }

export function WorkerLine({ person, duty }: Props) {
  const name = useNames()(person)
  return (
    <div className={classes.line}>
      <Photo src={person.profileAssetId && assetUrl(person.profileAssetId)} name={name} size={44} />
      <div className={classes.words}>
        <Text span fw={600} display="block">
          <RecordLink type="person" of={person.code}>
            {name}
          </RecordLink>
        </Text>
        {duty && (
          <Text span size="sm" c="dimmed" display="block">
            {duty}
          </Text>
        )}
        <TrainingStatus {...person} />
      </div>
    </div>
  )
}
