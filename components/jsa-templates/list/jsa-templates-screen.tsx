'use client'
import { Button, Tabs } from '@mantine/core'
import { IconDownload, IconPlus } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import dynamic from 'next/dynamic'
import { useDrawer } from '@/components/form/use-drawer'
import { PageHeader } from '@/components/layout/page-header'
import { ListTable } from '@/components/table/list-table'
import { useQueryState } from '@/components/table/use-list'
import { IntentLink } from '@/components/ui/intent-link'
import { jsaTemplates, type JsaTemplateRow } from '@/lib/domain/work/jsa-templates/contract'
import { route } from '@/lib/platform/access/route'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import { useJsaFilters, useOwnColumns, useSystemColumns } from './jsa-columns'
import { isSystemLibrary, jsaInput } from './jsa-input'
import { useJsaActions } from '@/components/jsa-templates/use-jsa-actions'
import { useWords } from '@/components/jsa-templates/use-words'

const ImportDialog = dynamic(() =>
  fetchPart(() => import('./import-dialog')).then((part) => part.ImportDialog),
)

export function JsaTemplatesScreen() {
  const t = useTranslations('jsaTemplates')
  const dialog = useDrawer<never>()
  const { query, change } = useQueryState()
  const library = isSystemLibrary(query) ? 'system' : 'own'
  const show = (next: string | null) =>
    change({ library: next === 'system' ? next : undefined, page: undefined, IsEnabled: undefined })
  return (
    <>
      <PageHeader
        title={t('title')}
        tabTitle={`${t(`libraries.${library}`)} · ${t('title')}`}
        hint={t('description')}
        actions={<Actions onImport={() => dialog.open(null)} />}
      />
      <Tabs value={library} onChange={show}>
        <Tabs.List mb="md">
          <Tabs.Tab value="own">{t('libraries.own')}</Tabs.Tab>
          <Tabs.Tab value="system">{t('libraries.system')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value={library}>
          <Library key={library} isSystem={library === 'system'} />
        </Tabs.Panel>
      </Tabs>
      {dialog.wasOpened && <ImportDialog {...dialog} />}
    </>
  )
}

function Actions({ onImport }: { onImport: () => void }) {
  const t = useTranslations('jsaTemplates')
  return (
    <>
      <Button variant="default" leftSection={<IconDownload size={18} />} onClick={onImport}>
        {t('import.open')}
      </Button>
      <Button
        component={IntentLink}
        href={route('/jsa-templates/new')}
        leftSection={<IconPlus size={18} />}
        data-makes-new
      >
        {t('add')}
      </Button>
    </>
  )
}

function Library({ isSystem }: { isSystem: boolean }) {
  const t = useTranslations('jsaTemplates')
  const say = useWords()
  const own = useOwnColumns()
  const system = useSystemColumns()
  return (
    <ListTable
      contract={jsaTemplates.search}
      inputOf={jsaInput}
      what={t(isSystem ? 'systemWhat' : 'what')}
      columns={isSystem ? system : own}
      filters={useJsaFilters({ isSystem })}
      empty={{ title: t('empty'), text: t('emptyHint') }}
      nameOf={({ nameTh, nameEn }: JsaTemplateRow) => say(nameTh, nameEn)}
      hrefOf={({ id }) => route(`/jsa-templates/${id}`)}
      actionsOf={useJsaActions()}
    />
  )
}
