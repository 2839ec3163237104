'use client'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'
import { useIsFetching } from '@tanstack/react-query'

type Props = {
  children: string
  /** Where more has to be read before the browser prints. */
  print?: () => void
  isReading?: boolean
}

const printPage = () => window.print()

/** Waits while anything on the page is read for the first time: it would be missing on paper. */
export function PrintButton({ children, print = printPage, isReading }: Props) {
  const isIncomplete = useIsFetching({ predicate: ({ state }) => state.status === 'pending' }) > 0
  return (
    <Button
      variant="default"
      leftSection={<IconPrinter size={18} />}
      loading={isReading || isIncomplete}
      onClick={print}
    >
      {children}
    </Button>
  )
}
