'use client'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'

type Props = {
  children: string
  /** Where more has to be read before the browser prints. */
  print?: () => void
  isReading?: boolean
}

const printPage = () => window.print()

export const PrintButton = ({ children, print = printPage, isReading }: Props) => (
  <Button
    variant="default"
    leftSection={<IconPrinter size={18} />}
    loading={isReading}
    onClick={print}
  >
    {children}
  </Button>
)
