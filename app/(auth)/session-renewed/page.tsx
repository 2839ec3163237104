import { getTranslations } from 'next-intl/server'
import { RenewedScreen } from '@/components/account/renewed-screen'

export const generateMetadata = async () => ({
  title: (await getTranslations('renewal'))('doneTitle'),
})

export default function SessionRenewedPage() {
  return <RenewedScreen />
}
