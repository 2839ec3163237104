'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { RadioField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { useToast } from '@/components/ui/toast'
import { useWayOn } from '@/components/ui/use-way-on'
import { musters } from '@/lib/domain/gate/musters/contract'
import { musterKinds } from '@/lib/domain/gate/musters/rules'
import { route } from '@/lib/platform/access/route'

export function StartDialog({ onClose }: { onClose: () => void }) {
  const t = useTranslations('musters')
  const toast = useToast()
  const wayOn = useWayOn()
  const options = musterKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))
  const begin = (id: string | undefined) => {
    toast.done(t('startDone'))
    onClose()
    if (id) wayOn.push(route(`/musters/${id}`))
  }
  return (
    <FormModal title={t('startTitle')} isOpen onClose={onClose}>
      <Form contract={musters.start} values={{ kind: 'Drill' }} onDone={({ id }) => begin(id)}>
        <Text>{t('startText')}</Text>
        <RadioField name="kind" label={t('kind')} options={options} required />
        <FormActions label={t('start')} />
      </Form>
    </FormModal>
  )
}
