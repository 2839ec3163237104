'use client'
import { Button, Group, Stack, Text } from '@mantine/core'
import { IconDoorExit, IconUserPlus } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useState } from 'react'
import { gate, type GateMatch } from '@/lib/domain/gate/gate/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import type { InputOf } from '@/lib/platform/contract/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { usePassage } from './use-passage'

const GuestDialog = dynamic(() =>
  fetchPart(() => import('./guest-dialog')).then((part) => part.GuestDialog),
)

type Props = { escort: GateMatch; gateId: string }

export const guestsOf = ({ id }: GateMatch): InputOf<typeof gate.onSite> => ({
  escortPersonId: id,
})

/** Visitors without a record of their own come in with somebody who is on site, and go out by name, also after their escort. */
export function Guests({ escort, gateId }: Props) {
  const t = useTranslations('gate.guests')
  const name = nameIn(useLocale(), escort)
  const [isAsked, setIsAsked] = useState(false)
  const { data } = useApi(gate.onSite, guestsOf(escort))
  const guests = (data?.rows ?? []).flatMap(({ id, guest }) => (guest ? [{ id, ...guest }] : []))
  const mayBring = escort.insideSince !== null
  if (guests.length === 0 && !mayBring) return null
  return (
    <Stack gap="sm" component="section" aria-label={t('of', { name })} mt="md">
      {mayBring && (
        <Button
          size="lg"
          variant="subtle"
          leftSection={<IconUserPlus aria-hidden />}
          aria-label={t('bringOf', { name })}
          onClick={() => setIsAsked(true)}
        >
          {t('bring')}
        </Button>
      )}
      {guests.map(({ id, ...guest }) => (
        <Guest key={id} guest={{ ...guest, escortPersonId: escort.id }} gateId={gateId} />
      ))}
      {isAsked && (
        <GuestDialog
          escortPersonId={escort.id}
          escortName={name}
          gateId={gateId}
          onClose={() => setIsAsked(false)}
        />
      )}
    </Stack>
  )
}

type GuestProps = {
  guest: { name: string; company: string; escortPersonId: string }
  gateId: string
}

function Guest({ guest, gateId }: GuestProps) {
  const t = useTranslations('gate')
  const { name, company } = guest
  const { send, isSending } = usePassage(gateId, { guest }, name)
  return (
    <Group justify="space-between" wrap="nowrap">
      <div>
        <Text fw={600}>{name}</Text>
        <Text size="sm" c="dimmed">
          {company}
        </Text>
      </div>
      <Button
        size="lg"
        variant="default"
        leftSection={<IconDoorExit aria-hidden />}
        loading={isSending}
        aria-label={t('outOf', { name })}
        onClick={() => void send('Out')}
      >
        {t('out')}
      </Button>
    </Group>
  )
}
