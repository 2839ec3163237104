'use client'
import { Alert, Button, Text } from '@mantine/core'
import { IconUserSearch } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { BackLink } from '@/components/layout/back-link'
import { useQueryState } from '@/components/table/use-list'
import { persons } from '@/lib/domain/people/persons/contract'
import { fullNamesOf } from '@/lib/domain/people/persons/rules'
import { useApi } from '@/lib/platform/browser/use-api'
import { namesIn } from '@/lib/platform/i18n/names'
import { useMayEnroll } from './may-enroll'
import { seatSearchOf } from './seat-search'

/** For whom the reader looks for a seat, and the way back to where they came from. */
export function SeatSearchBanner() {
  const t = useTranslations('training.seatSearch')
  const { personIds, back } = seatSearchOf(useQueryState().query)
  if (personIds.length === 0 && !back) return null
  return (
    <div data-screen-only>
      {back && <BackLink href={back.href}>{t(`back.${back.source}`)}</BackLink>}
      {personIds.length > 0 && <Wanted personIds={personIds} />}
    </div>
  )
}

function Wanted({ personIds }: { personIds: string[] }) {
  const t = useTranslations('training.seatSearch')
  const { query, change } = useQueryState()
  const mayEnroll = useMayEnroll()
  const names = useNamesOf(personIds)
  const count = personIds.length
  return (
    <Alert color="pine" icon={<IconUserSearch />} mb="md" c="dark">
      <Text fw={600}>{names ? t('named', { names }) : t('counted', { count })}</Text>
      <Text size="sm">{t(mayEnroll ? 'choose' : 'ask')}</Text>
      {query.get('toDate') && (
        <Button
          mt="xs"
          size="sm"
          variant="default"
          onClick={() => change({ toDate: undefined, page: undefined })}
        >
          {t('later')}
        </Button>
      )}
    </Alert>
  )
}

/** Undefined for those who may not read people. */
function useNamesOf(ids: string[]): string | undefined {
  const locale = useLocale()
  const input = { ids, page: 1, pageSize: ids.length }
  const { data } = useApi(persons.search, input, { enabled: useMayEnroll() })
  return data?.rows.map((person) => namesIn(locale, fullNamesOf(person)).name).join(', ')
}
