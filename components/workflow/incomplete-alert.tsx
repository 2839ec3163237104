import { Alert } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'

/** Lists what a record lacks for a command, in the dialog of the command. */
export const IncompleteAlert = ({ title, children }: { title: string; children: ReactNode }) => (
  <Alert
    color="red"
    role="alert"
    icon={<IconAlertTriangle />}
    title={title}
    styles={{ title: { fontWeight: 650 } }}
  >
    {children}
  </Alert>
)
