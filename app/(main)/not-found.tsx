import { Button } from '@mantine/core'
import { IconMapQuestion } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { MessagePage } from '@/components/layout/later-pages'

export default function NotFound() {
  const t = useTranslations('errors')
  return (
    <MessagePage
      icon={<IconMapQuestion size={36} />}
      title={t('notFoundTitle')}
      text={t('notFoundText')}
    >
      <Button component="a" href="/">
        {t('toStart')}
      </Button>
    </MessagePage>
  )
}
