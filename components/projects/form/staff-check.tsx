'use client'
import { Alert, Button, Skeleton, Stack } from '@mantine/core'
import { IconCircleCheck } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { Actions } from '@/components/ui/actions'
import { FormModal } from '@/components/form/form-modal'
import type { DrawerOf } from '@/components/form/use-drawer'
import { ErrorAlert } from '@/components/ui/error-alert'
import { IntentLink } from '@/components/ui/intent-link'
import { projects } from '@/lib/domain/work/projects/contract'
import { useApi } from '@/lib/platform/browser/use-api'
import type { FixLinks } from './fix-links'
import { StaffGaps } from './staff-gaps'

type Props = DrawerOf<never> & { fixLinks: FixLinks }

/** Checks before a new project whether companies, areas and users of every role exist. */
export function StaffCheck({ isOpen, close, fixLinks }: Props) {
  const t = useTranslations()
  const answer = useApi(projects.preCreate, {}, { enabled: isOpen })
  return (
    <FormModal title={t('projects.check.title')} isOpen={isOpen} onClose={close}>
      {answer.isError ? (
        <ErrorAlert
          problem={answer.error}
          action={{ label: t('common.retry'), onClick: () => void answer.refetch() }}
        />
      ) : !answer.data ? (
        <Stack role="status" aria-label={t('common.loading')}>
          <Skeleton height={20} />
          <Skeleton height={20} width="70%" />
        </Stack>
      ) : answer.data.success ? (
        <Ready />
      ) : (
        <Stack>
          <StaffGaps messages={answer.data.messages} fixLinks={fixLinks} />
          <Actions>
            <Button
              variant="default"
              loading={answer.isFetching}
              onClick={() => void answer.refetch()}
            >
              {t('projects.check.again')}
            </Button>
          </Actions>
        </Stack>
      )}
    </FormModal>
  )
}

/** Where the answer comes after the dialog has placed the focus; `data-autofocus` is for one that comes before. */
const focus = (element: HTMLElement | null) => element?.focus()

function Ready() {
  const t = useTranslations('projects.check')
  return (
    <Stack>
      <Alert icon={<IconCircleCheck />}>{t('ready')}</Alert>
      <Actions>
        <Button component={IntentLink} href="/projects/new" ref={focus} data-autofocus>
          {t('continue')}
        </Button>
      </Actions>
    </Stack>
  )
}
