'use client'
import { Anchor, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { IntentLink } from '@/components/ui/intent-link'
import type { TaskRecord } from '@/lib/domain/work/tasks/contract'
import type { RegistrationField } from '@/lib/domain/work/tasks/subject/contract'
import { route } from '@/lib/platform/access/route'
import classes from './missing-fields.module.css'
import { useSubjectPage } from './subject-link'

type Props = { task: TaskRecord; fields: RegistrationField[] }

/** What a registration lacks, each with a link to its field where the reader may fill it in. */
export function MissingFields({ task, fields }: Props) {
  const t = useTranslations('tasks')
  const page = useSubjectPage(task)
  return (
    <>
      <ul className={classes.fields}>
        {fields.map((field) => (
          <li key={field}>
            {t(`gaps.${field}`)}{' '}
            {page && (
              <Anchor
                component={IntentLink}
                href={route(`${page.href}#${field}`)}
                inherit
                aria-label={`${t('fillIn')}: ${t(`gaps.${field}`)}`}
              >
                {t('fillIn')}
              </Anchor>
            )}
          </li>
        ))}
      </ul>
      {!page && <Text size="sm">{t('askForRest')}</Text>}
    </>
  )
}
