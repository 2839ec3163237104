'use client'
import { Button, Text } from '@mantine/core'
import { IconHandStop } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDrawer } from '@/components/form/use-drawer'
import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { CommandDialog } from './command-dialog'
import classes from './stop-work.module.css'

type Props = { permit: PermitRecord; onMovedOn: (hasMovedOn: boolean) => void }

/** The one command that everybody has: large, red, and before everything else. */
export function StopWork({ permit, onMovedOn }: Props) {
  const t = useTranslations('workPermits')
  const dialog = useDrawer<'stopWork'>()
  const isOffered = permit.availableCommands.includes('stopWork')
  if (!isOffered && !dialog.isOpen) return null
  return (
    <section className={classes.banner} aria-label={t('commands.stopWork')} data-screen-only>
      <div>
        <Text fw={650}>{t('stop.title')}</Text>
        <Text size="sm">{t('stop.text')}</Text>
      </div>
      <Button
        color="red"
        size="lg"
        className={classes.button}
        leftSection={<IconHandStop size={24} />}
        onClick={() => dialog.open('stopWork')}
      >
        {t('commands.stopWork')}
      </Button>
      {dialog.wasOpened && (
        <CommandDialog {...dialog} permit={permit} command="stopWork" onMovedOn={onMovedOn} />
      )}
    </section>
  )
}
