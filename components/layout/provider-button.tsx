'use client'
import { Button } from '@mantine/core'
import { useMounted } from '@mantine/hooks'
import { IconLogin2 } from '@tabler/icons-react'
import { useState } from 'react'
import { signInAtProvider } from '@/lib/platform/browser/sign-in'

type Props = {
  label: string
  next: string
  onRefused: (code: string) => void
}

/** Signs in at the external identity provider, which then returns to `next`. */
export function ProviderButton({ label, next, onRefused }: Props) {
  const [isLeaving, setLeaving] = useState(false)
  const isHydrated = useMounted()
  const leave = async () => {
    setLeaving(true)
    const refused = await signInAtProvider(next)
    if (!refused) return
    onRefused(refused)
    setLeaving(false)
  }
  return (
    <Button
      size="md"
      leftSection={<IconLogin2 size={20} />}
      disabled={!isHydrated}
      loading={isLeaving}
      onClick={() => void leave()}
    >
      {label}
    </Button>
  )
}
