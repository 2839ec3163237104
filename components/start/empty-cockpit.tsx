'use client'
import { SimpleGrid } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { navigation } from '@/components/layout/navigation'
import { EmptyState } from '@/components/ui/empty-state'
import type { ScreenPath } from '@/lib/platform/access/screens'
import { ScreenCard } from './screen-card'

/** Where work begins; a reader is shown the first ones of the own menu. */
const beginnings: ScreenPath[] = [
  '/projects',
  '/work-permits',
  '/persons',
  '/training/info',
  '/users',
  '/settings',
]
const MOST = 3

type Props = {
  offered: readonly ScreenPath[]
  /** There is work, but none of the company that was chosen. */
  isFiltered: boolean
}

/** Says what will stand here, and where to begin until then. */
export function EmptyCockpit({ offered, isFiltered }: Props) {
  const t = useTranslations('cockpit.empty')
  const screens = beginnings
    .filter((path) => offered.includes(path))
    .slice(0, MOST)
    .flatMap((path) => navigation.find(({ href }) => href === path) ?? [])
  return (
    <EmptyState
      icon={<IconCircleCheck size={40} stroke={1.25} />}
      title={t(isFiltered ? 'filtered' : 'title')}
      text={isFiltered ? undefined : t('text')}
    >
      {!isFiltered && (
        <SimpleGrid cols={{ base: 1, sm: screens.length }} mt="sm" ta="start" w="100%">
          {screens.map((item) => (
            <ScreenCard key={item.href} item={item} />
          ))}
        </SimpleGrid>
      )}
    </EmptyState>
  )
}
