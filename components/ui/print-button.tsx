'use client'
import { Button } from '@mantine/core'
import { IconPrinter } from '@tabler/icons-react'

export const PrintButton = ({ children }: { children: string }) => (
  <Button variant="default" leftSection={<IconPrinter size={18} />} onClick={() => window.print()}>
    {children}
  </Button>
)
