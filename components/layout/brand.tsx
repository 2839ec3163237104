import { IconShieldCheckFilled } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import classes from './brand.module.css'

export function Brand() {
  const t = useTranslations('common')
  return (
    <span className={classes.brand}>
      <span className={classes.mark} aria-hidden>
        <IconShieldCheckFilled size={22} />
      </span>
      <span className={classes.name}>{t('productName')}</span>
    </span>
  )
}
