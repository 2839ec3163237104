'use client'
import { Paper, Stack, Text, Title } from '@mantine/core'
import {
  IconCircleCheckFilled,
  IconCircleDotted,
  IconClockFilled,
  type TablerIcon,
} from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useDateStyle } from '@/components/ui/date-style'
import type { PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { approvalRoles, type ApprovalRole } from '@/lib/domain/work/work-permits/approvers/rules'
import { formatInstant } from '@/lib/platform/dates/format'
import plainList from '@/components/ui/plain-list.module.css'
import classes from './approvals-panel.module.css'
import { useNames } from '@/components/work-permits/use-names'
import { useAwaitedWords } from './use-awaited-words'

export function ApprovalsPanel({ permit }: { permit: PermitRecord }) {
  const t = useTranslations('workPermits.approvals')
  return (
    <Paper withBorder p="md" component="section" aria-labelledby="approvals-title">
      <Title order={2} mb="sm" id="approvals-title">
        {t('title')}
      </Title>
      <Stack component="ul" gap="sm" className={plainList.list}>
        {approvalRoles.map((role) => (
          <Approval key={role} role={role} permit={permit} />
        ))}
      </Stack>
    </Paper>
  )
}

function Approval({ role, permit }: { role: ApprovalRole; permit: PermitRecord }) {
  const t = useTranslations()
  const dates = useDateStyle()
  const nameOf = useNames()
  const awaitedWords = useAwaitedWords()
  const given = permit.approvals.find((approval) => approval.role === role)
  const awaited = permit.awaiting.find((each) => each.role === role)
  const state = given ? 'given' : awaited ? 'waiting' : stateOf(permit)
  const Icon = icons[state]
  return (
    <li className={classes.item} data-state={state}>
      <Icon size={20} aria-hidden />
      <div>
        <Text span fw={600} display="block">
          {t(`roles.${role}`)}
        </Text>
        <Text span size="sm" c="dimmed">
          {given
            ? t('workPermits.approvals.by', {
                name: nameOf(given.user),
                when: formatInstant(dates, given.at),
              })
            : awaited
              ? awaitedWords(awaited)
              : t(`workPermits.approvals.${state as 'notYet'}`)}
        </Text>
      </div>
    </li>
  )
}

const icons: Record<'given' | 'waiting' | 'notYet' | 'none', TablerIcon> = {
  given: IconCircleCheckFilled,
  waiting: IconClockFilled,
  notYet: IconCircleDotted,
  none: IconCircleDotted,
}

const stateOf = ({ status }: PermitRecord) =>
  status === 'Draft' || status === 'ChangesRequested' ? 'notYet' : 'none'
