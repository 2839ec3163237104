'use client'
import { Stack, Text, TextInput } from '@mantine/core'
import { IconScan } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { PageHeader } from '@/components/layout/page-header'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadError } from '@/components/ui/load-error'
import { Select } from '@/components/ui/select'
import { LONGEST_SCAN } from '@/lib/domain/gate/gate/events/rules'
import { nameIn } from '@/lib/platform/i18n/names'
import classes from './gate-screen.module.css'
import { MatchCard } from './match-card'
import { useGateChoice } from './use-gate-choice'
import { useLook } from './use-look'

/** For whoever stands at a gate and is signed in: who this is, may they come in, In or Out. */
export function GateScreen() {
  const t = useTranslations('gate')
  const locale = useLocale()
  const { answer, all, chosen, isGone, choose } = useGateChoice()
  if (answer.error) return <LoadError problem={answer.error} retry={answer.refetch} />
  return (
    <Stack gap="md" maw={640} mx="auto" data-gloves>
      <PageHeader title={t('title')} hint={t('hint')} />
      {(all.length > 1 || isGone) && (
        <Select
          label={t('gate')}
          size="md"
          className={classes.gate}
          data={all.map((each) => ({ value: each.id, label: nameIn(locale, each) }))}
          value={chosen?.id ?? null}
          onChange={choose}
          allowDeselect={false}
          error={isGone && t('gateGone')}
        />
      )}
      {chosen && <Finder gateId={chosen.id} />}
      {answer.data?.total === 0 && <EmptyState title={t('noGate')} text={t('noGateText')} />}
    </Stack>
  )
}

function Finder({ gateId }: { gateId: string }) {
  const t = useTranslations('gate')
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState('')
  const { isAsked, matches, found, error, retry } = useLook(text, gateId)
  useEffect(() => field.current?.focus(), [])
  // The next scan replaces the one before.
  useEffect(() => {
    if (found && document.activeElement === field.current) field.current?.select()
  }, [found])
  /** Somebody else may have been scanned while the passing was being recorded. */
  const next = () => {
    if (field.current?.value !== text) return
    setText('')
    field.current.focus()
  }
  return (
    <>
      <TextInput
        ref={field}
        label={t('find')}
        description={t('findHint')}
        size="lg"
        leftSection={<IconScan size={22} aria-hidden />}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onKeyDown={({ key, currentTarget }) => key === 'Enter' && currentTarget.select()}
        autoComplete="off"
        maxLength={LONGEST_SCAN}
        enterKeyHint="search"
      />
      <Stack gap="md" aria-live="polite">
        {error && <LoadError problem={error} retry={retry} />}
        {isAsked && matches?.length === 0 && (
          <EmptyState title={t('nobody')} text={t('nobodyText')} />
        )}
        {!isAsked && <Text c="dimmed">{t('start')}</Text>}
        {matches?.map((match) => (
          <MatchCard key={match.id} match={match} gateId={gateId} onDone={next} />
        ))}
      </Stack>
    </>
  )
}
