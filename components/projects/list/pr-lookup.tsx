'use client'
import { Button, Stack, Text, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { IconPlus, IconSearch } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { FormModal } from '@/components/form/form-modal'
import type { DrawerOf } from '@/components/form/use-drawer'
import { LoadError } from '@/components/ui/load-error'
import { IntentLink } from '@/components/ui/intent-link'
import { projects } from '@/lib/domain/work/projects/contract'
import { route } from '@/lib/platform/access/route'
import { useApi } from '@/lib/platform/browser/use-api'
import { PrMatches } from './pr-matches'

/** Shorter parts occur in almost every number. */
const LEAST = 3
/** In milliseconds: searches after this pause in typing. */
const PAUSE = 250

export function PrLookup({ isOpen, close }: DrawerOf<never>) {
  const t = useTranslations('projects.lookup')
  const [typed, setTyped] = useState('')
  const [asked] = useDebouncedValue(typed.trim(), PAUSE)
  const isEnough = asked.length >= LEAST
  const answer = useApi(
    projects.searchByPrNo,
    { PurchaseRequisitionNo: asked },
    {
      enabled: isOpen && isEnough,
      placeholderData: (previous) => previous,
    },
  )
  const found = answer.data ?? []
  const isAnswered = answer.isSuccess && !answer.isPlaceholderData && asked === typed.trim()
  return (
    <FormModal title={t('title')} isOpen={isOpen} onClose={close}>
      <Stack>
        <TextInput
          data-autofocus
          label={t('label')}
          placeholder={t('placeholder')}
          description={t('hint', { length: LEAST })}
          value={typed}
          maxLength={50}
          autoComplete="off"
          onChange={(event) => setTyped(event.currentTarget.value)}
          leftSection={<IconSearch size={18} aria-hidden />}
        />
        <div aria-live="polite">
          {answer.isError && <LoadError problem={answer.error} retry={answer.refetch} />}
          {/* That there is none is said of what stands in the field now. */}
          {isEnough && (isAnswered || found.length > 0) && (
            <Stack gap="xs">
              <Text size="sm" c="dimmed">
                {found.length > 0 ? t('found', { count: found.length }) : t('none')}
              </Text>
              <PrMatches matches={found} />
              {found.length === 0 && <NewProjectLink prNo={asked} />}
            </Stack>
          )}
        </div>
      </Stack>
    </FormModal>
  )
}

function NewProjectLink({ prNo }: { prNo: string }) {
  const t = useTranslations('projects.lookup')
  const href = route(`/projects/new?prNo=${encodeURIComponent(prNo)}`)
  return (
    <Button component={IntentLink} href={href} leftSection={<IconPlus size={18} />}>
      {t('make', { prNo })}
    </Button>
  )
}
