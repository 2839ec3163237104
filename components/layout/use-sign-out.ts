'use client'
import { useTranslations } from 'next-intl'
import { useToast } from '@/components/ui/toast'
import { signOut } from '@/lib/platform/browser/browser-session'

/** Signs out, and says so where it failed: whoever leaves the computer has to know. */
export function useSignOut(): () => Promise<void> {
  const t = useTranslations('navigation')
  const toast = useToast()
  return () => signOut().catch(() => void toast.failed(t('signOutFailed')))
}
