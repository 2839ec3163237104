'use client'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useConfirm } from '@/components/ui/confirm'
import { useDateStyle } from '@/components/ui/date-style'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import type { ConsentPurpose } from '@/lib/domain/people/consents/basis/contract'
import { consents, type ConsentRecord } from '@/lib/domain/people/consents/contract'
import type { PersonPage } from '@/lib/domain/people/persons/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import { useBasisQuestion } from './use-basis-question'

export type Consenting = Pick<PersonPage, 'id' | 'nationality'> & {
  can: Pick<PersonPage['can'], 'save'>
}

type Props = {
  person: Consenting
  name: string
  purpose: ConsentPurpose
  latest: ConsentRecord | undefined
}

export function ConsentOfPurpose({ person, name, purpose, latest }: Props) {
  const t = useTranslations('consents')
  const confirm = useConfirm()
  const { ask, dialog } = useBasisQuestion()
  const saving = useToastedCommand(consents.save)
  const withdrawing = useToastedCommand(consents.withdraw)
  const of = { purpose: t(`purposes.${purpose}`) }
  const { id: personId, nationality } = person
  const isConsented = latest?.basis === 'Consent' && !latest.withdrawnAt
  const give = async () => {
    const given = await ask({ purpose, nationality })
    if (!given) return
    await saving.send({ personId, purpose, ...given.basis }, t('recorded'))
  }
  const withdraw = async (id: string) => {
    const isSure = await confirm({
      title: t('withdrawTitle', { name, ...of }),
      text: t('withdrawText'),
      confirmLabel: t('withdraw'),
      isDestructive: true,
    })
    if (isSure) await withdrawing.send({ id }, t('withdrawn'))
  }
  return (
    <Stack gap={4}>
      {latest ? <Standing consent={latest} /> : t('none')}
      <Group gap="xs" data-screen-only>
        {latest?.can.withdraw && (
          <Button
            size="compact-sm"
            variant="default"
            c="var(--mantine-color-error)"
            aria-label={t('withdrawOf', of)}
            onClick={() => void withdraw(latest.id)}
          >
            {t('withdraw')}
          </Button>
        )}
        {person.can.save && !isConsented && (
          <Button
            size="compact-sm"
            variant="default"
            aria-label={t('recordOf', of)}
            onClick={() => void give()}
          >
            {t('record')}
          </Button>
        )}
      </Group>
      {dialog}
    </Stack>
  )
}

function Standing({ consent }: { consent: ConsentRecord }) {
  const t = useTranslations('consents')
  const style = useDateStyle()
  const { basis, reason, textVersion, language, givenAt, withdrawnAt } = consent
  const text =
    textVersion &&
    language &&
    t('text', { version: textVersion, language: t(`languages.${language}`) })
  const when = withdrawnAt
    ? t('withdrawnAt', { at: formatInstant(style, withdrawnAt) })
    : t('givenAt', { at: formatInstant(style, givenAt) })
  return (
    <>
      <span>{t(`bases.${basis}`)}</span>
      <Text size="sm" c={withdrawnAt ? 'red' : 'dimmed'}>
        {[reason, text, when].filter(Boolean).join(' · ')}
      </Text>
    </>
  )
}
