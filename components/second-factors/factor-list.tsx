'use client'
import { Button, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useConfirm } from '@/components/ui/confirm'
import { useDateStyle } from '@/components/ui/date-style'
import { useToast } from '@/components/ui/toast'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { secondFactors } from '@/lib/domain/people/second-factors/contract'
import { formatInstant } from '@/lib/platform/dates/format'
import type { OutputOf } from '@/lib/platform/contract/contract'
import { useCommand } from '@/lib/platform/browser/use-api'
import classes from '@/components/ui/plain-list.module.css'

type Factors = OutputOf<typeof secondFactors.get>
type Props = { factors: Factors; onCodes: (codes: string[]) => void }

export function FactorList({ factors, onCodes }: Props) {
  const t = useTranslations('secondFactors')
  const dates = useDateStyle()
  const toast = useToast()
  const remove = useConfirmedRemoval()
  const app = useToastedCommand(secondFactors.removeAuthenticator)
  const passkey = useToastedCommand(secondFactors.removePasskey)
  const renewal = useCommand(secondFactors.renewCodes)
  if (!factors.hasAuthenticator && factors.passkeys.length === 0)
    return <Text c="dimmed">{t('none')}</Text>
  const renew = () =>
    renewal.mutateAsync({}).then(({ recoveryCodes }) => onCodes(recoveryCodes), toast.failed)
  return (
    <ul className={classes.list}>
      {factors.hasAuthenticator && (
        <Line title={t('app')} hint={t('appHint')}>
          <RemoveButton
            name={t('app')}
            onClick={() => void remove(t('app'), () => app.send({}, t('removed')))}
          />
        </Line>
      )}
      {factors.passkeys.map(({ id, name, createdAt }) => (
        <Line
          key={id}
          title={name}
          hint={t('passkeySince', { since: formatInstant(dates, createdAt) })}
        >
          <RemoveButton
            name={name}
            onClick={() => void remove(name, () => passkey.send({ id }, t('removed')))}
          />
        </Line>
      ))}
      <Line title={t('codes')} hint={t('codesLeft', { count: factors.recoveryCodesLeft })}>
        <Button
          variant="default"
          size="xs"
          loading={renewal.isPending}
          onClick={() => void renew()}
        >
          {t('renewCodes')}
        </Button>
      </Line>
    </ul>
  )
}

function useConfirmedRemoval() {
  const t = useTranslations('secondFactors')
  const confirm = useConfirm()
  return async (name: string, remove: () => Promise<void>) => {
    const isSure = await confirm({
      title: t('removeTitle', { name }),
      text: t('removeText'),
      confirmLabel: t('remove'),
      isDestructive: true,
    })
    if (isSure) await remove()
  }
}

function RemoveButton({ name, onClick }: { name: string; onClick: () => void }) {
  const t = useTranslations('secondFactors')
  return (
    <Button variant="default" size="xs" aria-label={t('removeNamed', { name })} onClick={onClick}>
      {t('remove')}
    </Button>
  )
}

type LineProps = { title: string; hint: string; children: React.ReactNode }
const Line = ({ title, hint, children }: LineProps) => (
  <li className={classes.item}>
    <div>
      <Text fw={600}>{title}</Text>
      <Text size="sm" c="dimmed">
        {hint}
      </Text>
    </div>
    {children}
  </li>
)
