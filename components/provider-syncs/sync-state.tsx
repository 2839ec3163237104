'use client'
import { useTranslations } from 'next-intl'
import { StatusBadge, type Tone } from '@/components/ui/status-badge'
import type { ProviderSync } from '@/lib/domain/people/provider-syncs/contract'

const tones = {
  InStep: 'good',
  Differs: 'warning',
  Waiting: 'waiting',
  Failed: 'bad',
  Unknown: 'neutral',
} as const satisfies Record<string, Tone>

/** What the provider shows now takes precedence over an earlier sync that succeeded. */
function stateOf({ status, difference, there }: ProviderSync): keyof typeof tones {
  if (status === 'Failed' || status === 'Waiting') return status
  if (there.fault) return 'Unknown'
  return difference ? 'Differs' : 'InStep'
}

export function SyncState({ sync }: { sync: ProviderSync }) {
  const t = useTranslations('providerSyncs')
  const state = stateOf(sync)
  return <StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>
}
