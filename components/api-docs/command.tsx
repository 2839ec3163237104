import { Button, Code, CopyButton } from '@mantine/core'
import { useTranslations } from 'next-intl'
import classes from './command.module.css'

export function Command({ lines }: { lines: string[] }) {
  const t = useTranslations('apiDocs')
  const command = lines.join(' \\\n  ')
  return (
    <div className={classes.command}>
      <Code block className={classes.text}>
        {command}
      </Code>
      <CopyButton value={command}>
        {({ copied, copy }) => (
          <Button size="compact-sm" variant="subtle" onClick={copy}>
            {t(copied ? 'copied' : 'copy')}
          </Button>
        )}
      </CopyButton>
    </div>
  )
}
