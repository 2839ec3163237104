'use client'
import { useTranslations } from 'next-intl'
import { useScanner } from '@/components/training-enrollments/record/use-scanner'
import classes from './kiosk.module.css'

type Props = { onCode: (text: string) => unknown; isLarge: boolean }

/** Goes on while somebody is shown, so that the next card can be held up at once. */
export function Camera({ onCode, isLarge }: Props) {
  const t = useTranslations('kiosk')
  const { failure, attach } = useScanner(onCode)
  if (failure)
    return (
      <p className={classes.fault} role="alert">
        {t(`cameraFailures.${failure}`)}
      </p>
    )
  return (
    <video
      ref={attach}
      className={classes.camera}
      data-large={isLarge}
      muted
      playsInline
      aria-label={t('cameraPicture')}
    />
  )
}
