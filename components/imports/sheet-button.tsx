'use client'
import { Button } from '@mantine/core'
import { IconFileTypeXls } from '@tabler/icons-react'
import { useDownload } from '@/components/ui/use-download'
import type { Contract, InputOf } from '@/lib/platform/contract/contract'

type Props<C extends Contract> = { label: string; contract: C; input: InputOf<C> }

/** Fetches a spreadsheet to be filled in or put right. */
export function SheetButton<C extends Contract>({ label, contract, input }: Props<C>) {
  const { start, fetching } = useDownload()
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypeXls size={18} aria-hidden />}
      loading={fetching !== null}
      onClick={() => void start(label, contract, input)}
    >
      {label}
    </Button>
  )
}
