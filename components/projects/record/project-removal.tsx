'use client'
import { Button, Text } from '@mantine/core'
import { IconTrash } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useRemoval } from '@/components/ui/use-removal'
import { projects, type ProjectRecord } from '@/lib/domain/work/projects/contract'
import { useProjectName } from '@/components/projects/use-project-name'

/** A button that removes the project, or the reason why it cannot be removed. */
export function ProjectRemoval({ record }: { record: ProjectRecord }) {
  const t = useTranslations('projects')
  const nameOf = useProjectName()
  const remove = useRemoval(projects.remove)
  const { id, can } = record
  if (!can.remove)
    return (
      <Text size="sm" c="dimmed" data-screen-only>
        {t('cannotRemove')}
        {can.changeStatus.includes('Cancelled') && ` ${t('cancelInstead')}`}
      </Text>
    )
  return (
    <Button
      variant="default"
      c="var(--mantine-color-error)"
      leftSection={<IconTrash size={18} />}
      data-screen-only
      onClick={() =>
        void remove({
          input: { id },
          name: nameOf(record),
          text: t('removeText'),
          leaveTo: '/projects',
        })
      }
    >
      {t('remove')}
    </Button>
  )
}
