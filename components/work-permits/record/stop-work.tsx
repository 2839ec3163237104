'use client'
import { Button, Text } from '@mantine/core'
import { IconHandStop } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDrawer } from '@/components/form/use-drawer'
import { buttonLooks } from '@/components/workflow/button-looks'
import { CommandDialog } from '@/components/workflow/command-dialog'
import type { Commands } from '@/components/workflow/commands'
import type { PermitCommand } from '@/lib/domain/work/work-permits/workflow'
import classes from './stop-work.module.css'

/** Everybody may stop work, hence the large red button before everything else. */
export function StopWork({ commands }: { commands: Commands<PermitCommand> }) {
  const t = useTranslations('workPermits')
  const dialog = useDrawer<'stopWork'>()
  const { label } = commands.wordsOf('stopWork')
  if (!commands.offered.includes('stopWork') && !dialog.isOpen) return null
  return (
    <section className={classes.banner} aria-label={label} data-gloves data-screen-only>
      <div>
        <Text fw={650}>{t('stop.title')}</Text>
        <Text size="sm">{t('stop.text')}</Text>
      </div>
      <Button
        {...buttonLooks[commands.of('stopWork').look]}
        size="lg"
        className={classes.button}
        leftSection={<IconHandStop size={24} />}
        onClick={() => dialog.open('stopWork')}
      >
        {label}
      </Button>
      {dialog.wasOpened && <CommandDialog {...dialog} commands={commands} command="stopWork" />}
    </section>
  )
}
