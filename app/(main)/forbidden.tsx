import { Button } from '@mantine/core'
import { IconBarrierBlock } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { MessagePage } from '@/components/layout/later-pages'

export default function Forbidden() {
  const t = useTranslations('errors')
  return (
    <MessagePage
      icon={<IconBarrierBlock size={36} />}
      title={t('forbiddenTitle')}
      text={t('forbiddenText')}
    >
      <Button component="a" href="/">
        {t('toStart')}
      </Button>
    </MessagePage>
  )
}
