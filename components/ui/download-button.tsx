import { Button } from '@mantine/core'
import type { TablerIcon } from '@tabler/icons-react'
import type { Contract, InputOf } from '@/lib/platform/contract/contract'
import { useDownload } from './use-download'
import { useDownloadProgress } from './use-download-progress'

type Props<C extends Contract> = {
  contract: C
  input: InputOf<C>
  icon: TablerIcon
  label: string
  /** What is loaded, such as "PDF". */
  what: string
  isDisabled?: boolean
}

export function DownloadButton<C extends Contract>(props: Props<C>) {
  const { contract, input, icon: Icon, label, what, isDisabled } = props
  const { fetching, start, stop } = useDownload()
  const progress = useDownloadProgress()
  return (
    <>
      <Button
        variant="default"
        leftSection={<Icon size={18} aria-hidden />}
        disabled={isDisabled || fetching !== null}
        onClick={() => void start(what, contract, input)}
      >
        {label}
      </Button>
      {fetching && progress && <progress.DownloadProgress {...fetching} onStop={stop} />}
    </>
  )
}
