'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { CheckboxField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { TextField } from '@/components/form/text-field'
import type { DrawerOf } from '@/components/form/use-drawer'
import { useToast } from '@/components/ui/toast'
import { savedViews, type SavedView } from '@/lib/domain/people/saved-views/contract'
import type { ListScreen } from '@/lib/domain/people/saved-views/rules'
import { callApi } from '@/lib/platform/browser/client'

/** `present`: the query that a new view keeps. */
type Props = DrawerOf<SavedView> & { screen: ListScreen; present: string }

export function ViewDialog({ row, isOpen, close, screen, present }: Props) {
  const t = useTranslations('savedViews')
  const toast = useToast()
  const blank = { screen, name: '', query: present, isShared: false, isDefault: false }
  const reload = async () => {
    const { rows } = await callApi(savedViews.search, { screen })
    return fieldsOf(rows.find(({ id }) => id === row?.id) ?? row!)
  }
  return (
    <FormModal title={t(row ? 'editTitle' : 'newTitle')} isOpen={isOpen} onClose={close}>
      <Form
        contract={savedViews.save}
        values={row ? fieldsOf(row) : blank}
        reload={row ? reload : undefined}
        onDone={(_, { name }) => {
          toast.done(t('saved', { name: name ?? row?.name ?? '' }))
          close()
        }}
      >
        {!row && <Text>{t('newHint')}</Text>}
        <TextField name="name" label={t('name')} required maxLength={100} />
        <CheckboxField name="isShared" label={t('isShared')} description={t('isSharedHint')} />
        {(row?.isOwn ?? true) && (
          <CheckboxField name="isDefault" label={t('isDefault')} description={t('isDefaultHint')} />
        )}
        <FormActions />
      </Form>
    </FormModal>
  )
}

const fieldsOf = ({ id, rowVersion, name, isShared, isDefault }: SavedView) => ({
  id,
  rowVersion,
  name,
  isShared,
  isDefault,
})
