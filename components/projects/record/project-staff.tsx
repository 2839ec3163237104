'use client'
import { Paper, Title } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { RecordLink } from '@/components/record/record-link'
import { DefinitionList } from '@/components/ui/definition-list'
import { Name } from '@/components/ui/name'
import type { ProjectRecord } from '@/lib/domain/work/projects/contract'
import { staffRoles } from '@/lib/domain/work/projects/staff/rules'

/** Who answers for the project, by role. */
export function ProjectStaff({ staff }: Pick<ProjectRecord, 'staff'>) {
  const t = useTranslations()
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="staff-title">
      <Title order={2} id="staff-title" mb="xs">
        {t('projects.staffLegend')}
      </Title>
      <DefinitionList
        items={staffRoles.map((role) => ({
          term: t(`roles.${role}`),
          value: <Users users={staff.filter((user) => user.role === role)} />,
        }))}
      />
    </Paper>
  )
}

function Users({ users }: { users: ProjectRecord['staff'] }) {
  if (users.length === 0) return '–'
  return users.map((user) => (
    <div key={user.id}>
      <RecordLink type="user" of={user.id}>
        <Name of={user} />
      </RecordLink>
    </div>
  ))
}
