'use client'
import { Anchor } from '@mantine/core'
import Link from 'next/link'
import { Name } from '@/components/ui/name'
import { route } from '@/lib/platform/access/route'
import type { Named } from '@/lib/platform/i18n/names'

/** An area has no page: its name leads to the permits there. */
export function AreaLink({ area }: { area: Named & { id: string; code: string } }) {
  const permits = route(`/work-permits?workspaceAreaId=${area.id}`)
  return (
    <Anchor component={Link} href={permits} prefetch={false} inherit>
      {area.code} · <Name of={area} />
    </Anchor>
  )
}
