'use client'
import { Button } from '@mantine/core'
import { IconMail } from '@tabler/icons-react'
import { useLocale, useTranslations } from 'next-intl'
import { ListView } from '@/components/table/list-view'
import { SelectionBar } from '@/components/table/selection-bar'
import type { List } from '@/components/table/use-list'
import { useSelection } from '@/components/table/use-selection'
import { useMany } from '@/components/workflow/use-many'
import { IntentLink } from '@/components/ui/intent-link'
import { fullNamesOf } from '@/lib/domain/people/persons/rules'
import { users, type UserRecord } from '@/lib/domain/people/users/contract'
import { route } from '@/lib/platform/access/route'
import { MOST_AT_ONCE } from '@/lib/platform/contract/bounds'
import { namesIn } from '@/lib/platform/i18n/names'
import { useUserColumns } from './user-columns'
import type { Group } from './user-groups'
import { useUserActions } from './use-user-actions'
import { useUserFilters } from './use-user-filters'

/** Who is in already gets a link for a new password, one by one. */
const isInvitable = ({ can, status }: UserRecord) => can.sendInvitation && status !== 'Active'

type Props = { list: List<UserRecord>; all: UserRecord[]; group: Group }

export function UserTable({ list, all, group }: Props) {
  const t = useTranslations('users')
  const locale = useLocale()
  const nameOf = ({ person }: UserRecord) => namesIn(locale, fullNamesOf(person)).name
  const selection = useSelection(list.answer.data?.rows ?? [], isInvitable, list)
  const many = useMany(users.sendInvitations, nameOf)
  const count = selection.rows.length
  const invite = async () => {
    const { rows } = selection
    const input = { ids: rows.map(({ id }) => id) }
    await many.send({ rows, input, done: t('invitedMany', { count }) })
    selection.deselect(rows)
  }
  return (
    <>
      <ListView
        list={list}
        lead={many.outcome}
        selection={selection}
        what={t('what')}
        columns={useUserColumns(group)}
        filters={useUserFilters(all)}
        empty={{ title: t('empty'), text: t('emptyHint') }}
        emptyAction={
          <Button component={IntentLink} href="/users/new" size="sm" variant="light">
            {t('add')}
          </Button>
        }
        nameOf={nameOf}
        hrefOf={({ id }) => route(`/users/${id}`)}
        actionsOf={useUserActions()}
      />
      <SelectionBar selection={selection}>
        <Button
          variant="default"
          leftSection={<IconMail size={18} aria-hidden />}
          loading={many.isSending}
          disabled={count > MOST_AT_ONCE}
          onClick={() => void invite()}
        >
          {t('inviteMany', { count })}
        </Button>
      </SelectionBar>
    </>
  )
}
