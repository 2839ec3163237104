'use client'
import { useTranslations } from 'next-intl'
import classes from './kiosk.module.css'
import { Frame } from './frame'

type Props = { message: 'opening' | 'insecure' | 'store' }

export function MessageScreen({ message }: Props) {
  const t = useTranslations('kiosk')
  return (
    <Frame title={t('title')}>
      {message === 'opening' ? (
        <p role="status">{t('opening')}</p>
      ) : (
        <section role="alert">
          <h2 className={classes.heading}>{t(`${message}Title`)}</h2>
          <p>{t(`${message}Text`)}</p>
        </section>
      )}
    </Frame>
  )
}
