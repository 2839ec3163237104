'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { EmployerName } from '@/components/lookups/employer-name'
import { IntentLink } from '@/components/ui/intent-link'
import type { PermitRow } from '@/lib/domain/work/work-permits/contract'
import { approvalRoles } from '@/lib/domain/work/work-permits/approvers/rules'
import { route } from '@/lib/platform/access/route'
import classes from './permit-board.module.css'
import { WorkTime } from '@/components/work-permits/form/work-time'
import { Name } from '@/components/ui/name'

export function PermitCard({ permit }: { permit: PermitRow }) {
  const t = useTranslations('workPermits')
  const types = useTranslations('jsaTemplates.types')
  const { id, permitNo, typeCode, description, workspaceArea, contractor, approvals } = permit
  return (
    <IntentLink href={route(`/work-permits/${id}`)} className={classes.card}>
      <Text span fw={650} size="sm">
        {permitNo} · {types(typeCode)}
      </Text>
      <Text span size="sm" className={classes.clamp}>
        {description ?? t('noDescription')}
      </Text>
      <Text span size="sm">
        <WorkTime {...permit} isInline />
      </Text>
      {workspaceArea && (
        <Text span size="sm" c="dimmed">
          <Name of={workspaceArea} />
        </Text>
      )}
      {contractor && (
        <Text span size="sm" c="dimmed">
          <EmployerName of={contractor} />
        </Text>
      )}
      {permit.status === 'Submitted' && (
        <Text span size="sm" c="dimmed">
          {t('approvals.title')} {approvals.length}/{approvalRoles.length}
        </Text>
      )}
    </IntentLink>
  )
}
