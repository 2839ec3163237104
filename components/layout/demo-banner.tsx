import { Alert, Code } from '@mantine/core'
import { IconAlertTriangle } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import classes from './demo-banner.module.css'

const command = () => (
  <Code c="red.9" bg="white" fw={600} className={classes.command}>
    npm run demo:lock
  </Code>
)

/** Shown on every page while the demo's password works; only the command that it names removes it. */
export function DemoBanner() {
  const t = useTranslations('common.demoBanner')
  return (
    <Alert
      color="red"
      variant="filled"
      radius="md"
      mb="lg"
      icon={<IconAlertTriangle />}
      title={t('title')}
      data-screen-only
    >
      {t.rich('text', { command })}
    </Alert>
  )
}
