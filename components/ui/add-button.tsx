import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import type { ReactNode } from 'react'

type Props = { onClick: () => void; children: ReactNode }

export const AddButton = ({ onClick, children }: Props) => (
  <Button leftSection={<IconPlus size={18} />} onClick={onClick} data-makes-new>
    {children}
  </Button>
)
