'use client'
import { Alert, Text } from '@mantine/core'
import { IconCameraOff } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import classes from './check-in-log.module.css'
import { useScanner } from './use-scanner'

export function CodeScanner({ onCode }: { onCode: (text: string) => unknown }) {
  const t = useTranslations('trainingEnrollments')
  const { failure, attach } = useScanner(onCode)
  if (failure)
    return (
      <Alert color="amber" role="alert" icon={<IconCameraOff />} title={t('noCamera')}>
        {t(`cameraFailures.${failure}`)}
      </Alert>
    )
  return (
    <div>
      <video
        ref={attach}
        // On a phone the picture is below the fold, and the result of a scan below the picture.
        onPlaying={({ currentTarget }) => currentTarget.scrollIntoView({ block: 'start' })}
        className={classes.video}
        muted
        playsInline
        aria-label={t('cameraPicture')}
      />
      <Text size="sm" c="dimmed" ta="center" mt={4}>
        {t('scanHint')}
      </Text>
    </div>
  )
}
