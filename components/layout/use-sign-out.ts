'use client'
import { useTranslations } from 'next-intl'
import { use } from 'react'
import { InputOwner } from '@/components/form/input-owner'
import { useConfirm } from '@/components/ui/confirm'
import { useToast } from '@/components/ui/toast'
import { signOut } from '@/lib/platform/browser/sign-out'
import { countUnsent } from '@/lib/platform/browser/unsent'

/**
 * Signs out, and says so where it failed: whoever leaves the computer has to know. Asks first where something of the user
 * is not sent yet, as nobody sends it meanwhile.
 */
export function useSignOut(): () => Promise<void> {
  const t = useTranslations('navigation')
  const toast = useToast()
  const confirm = useConfirm()
  const userId = use(InputOwner)
  return async () => {
    const count = userId === null ? 0 : countUnsent(userId)
    const question = {
      title: t('unsentTitle', { count }),
      text: t('unsentText'),
      confirmLabel: t('signOut'),
      isDestructive: true,
    }
    if (count > 0 && !(await confirm(question))) return
    await signOut().catch(() => void toast.failed(t('signOutFailed')))
  }
}
