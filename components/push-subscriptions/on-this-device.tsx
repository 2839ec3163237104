'use client'
import { Button, Fieldset, Group, Stack, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { useToast } from '@/components/ui/toast'
import { pushSubscriptions } from '@/lib/domain/people/push-subscriptions/contract'
import { useApi, useCommand } from '@/lib/platform/browser/use-api'
import {
  detailsOf,
  forgetPushHere,
  ownSubscription,
  pushStateOf,
  subscribeHere,
  type PushState,
} from '@/lib/platform/browser/push'

/** Whether this browser shows notices, and how to change it. Nothing is asked before a press. */
export function OnThisDevice() {
  const t = useTranslations('notices.device')
  const { state, isBusy, hasFailed, turnOn, turnOff } = usePush()
  return (
    <Fieldset legend={t('title')}>
      <Stack gap="xs">
        <Text role="status">{state ? t(`states.${state}`) : t('checking')}</Text>
        {hasFailed && <Text role="alert">{t('noService')}</Text>}
        {/* Also while it is not known, so that what stands below does not move under a press. */}
        {(!state || state === 'off') && (
          <>
            <Text size="sm" c="dimmed">
              {t('hint')}
            </Text>
            <Group>
              <Button
                variant="default"
                disabled={!state}
                loading={isBusy}
                onClick={() => void turnOn()}
              >
                {t('turnOn')}
              </Button>
            </Group>
          </>
        )}
        {state === 'on' && (
          <Group>
            <Button variant="default" loading={isBusy} onClick={() => void turnOff()}>
              {t('turnOff')}
            </Button>
          </Group>
        )}
      </Stack>
    </Fieldset>
  )
}

function usePush() {
  const t = useTranslations('notices.device')
  const toast = useToast()
  const { data } = useApi(pushSubscriptions.get, {})
  const { state, look } = usePushState(data?.digests)
  const save = useCommand(pushSubscriptions.save)
  const remove = useCommand(pushSubscriptions.remove)
  const [isBusy, setBusy] = useState(false)
  const [hasFailed, setFailed] = useState(false)
  const during = async (work: () => Promise<void>) => {
    setBusy(true)
    await work().finally(() => setBusy(false))
  }
  const turnOn = () =>
    during(async () => {
      const made = await subscribeHere(data!.publicKey).catch(() => undefined)
      setFailed(made === undefined)
      if (made)
        await save.mutateAsync(detailsOf(made)).then(() => toast.done(t('on')), toast.failed)
      else await look()
    })
  const turnOff = () =>
    during(async () => {
      const own = await ownSubscription(data!.digests)
      if (own)
        await remove
          .mutateAsync({ endpoint: own.endpoint })
          .then(forgetPushHere)
          .then(() => toast.done(t('off')), toast.failed)
      await look()
    })
  return { state, isBusy, hasFailed, turnOn, turnOff }
}

const stateOf = (digests: readonly string[]) =>
  pushStateOf(digests).catch((): PushState => 'not-supported')

/** Missing while it is not known yet. */
function usePushState(digests: readonly string[] | undefined) {
  const [state, setState] = useState<PushState>()
  useEffect(() => {
    if (digests) void stateOf(digests).then(setState)
  }, [digests])
  const look = async () => void (digests && setState(await stateOf(digests)))
  return { state, look }
}
