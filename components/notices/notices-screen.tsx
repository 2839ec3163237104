'use client'
import { Button } from '@mantine/core'
import { IconChecks, IconMailOpened } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { PageHeader } from '@/components/layout/page-header'
import type { RowAction } from '@/components/table/column'
import { ListView } from '@/components/table/list-view'
import { useList } from '@/components/table/use-list'
import { useToast } from '@/components/ui/toast'
import { useToastedCommand } from '@/components/ui/use-toasted-command'
import { notices, type NoticeRecord } from '@/lib/domain/people/notices/contract'
import { route } from '@/lib/platform/access/route'
import { useCommand } from '@/lib/platform/browser/use-api'
import { useNoticeColumns } from './notice-columns'

export function NoticesScreen() {
  const t = useTranslations('notices')
  const router = useRouter()
  const list = useList(notices.search)
  const until = useLatestShown(list.answer.data?.rows ?? [])
  const { mutate: mark } = useCommand(notices.markRead)
  const toast = useToast()
  const all = useToastedCommand(notices.markRead)
  const open = ({ id, href, readAt }: NoticeRecord) => {
    if (!readAt) mark({ ids: [id] })
    if (href) router.push(route(href))
  }
  const actionsOf = ({ id, readAt }: NoticeRecord): RowAction[] =>
    readAt
      ? []
      : [
          {
            label: t('markRead'),
            icon: <IconMailOpened size={16} />,
            onClick: () => mark({ ids: [id] }, { onError: toast.failed }),
          },
        ]
  const states = [
    { value: 'false', label: t('unread') },
    { value: 'true', label: t('read') },
  ]
  return (
    <>
      <PageHeader
        title={t('title')}
        hint={t('hint')}
        actions={
          <Button
            variant="default"
            leftSection={<IconChecks size={18} />}
            loading={all.isSending}
            disabled={!until}
            onClick={() => void all.send({ until }, t('markedRead'))}
          >
            {t('markAllRead')}
          </Button>
        }
      />
      <ListView
        list={list}
        what={t('what')}
        hasNoKeyword
        filters={[{ name: 'isRead', label: t('columns.state'), options: states }]}
        empty={{ title: t('empty'), text: t('emptyHint') }}
        nameOf={({ title }) => title}
        onOpen={open}
        actionsOf={actionsOf}
        columns={useNoticeColumns()}
      />
    </>
  )
}

/** When the latest notice came that this page has shown, on whichever of its pages; missing while it has shown none. */
function useLatestShown(rows: readonly NoticeRecord[]): string | undefined {
  const [latest, setLatest] = useState<string>()
  const shown = rows
    .map(({ createdAt }) => createdAt)
    .toSorted()
    .at(-1)
  if (shown && (!latest || shown > latest)) setLatest(shown)
  return latest
}
