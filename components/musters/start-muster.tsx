'use client'
import { Button, Text } from '@mantine/core'
import { IconSpeakerphone } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import type { Route } from 'next'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { RadioField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { FormModal } from '@/components/form/form-modal'
import { useToast } from '@/components/ui/toast'
import { musters } from '@/lib/domain/gate/musters/contract'
import { musterKinds } from '@/lib/domain/gate/musters/rules'

export function StartMuster() {
  const t = useTranslations('musters')
  const toast = useToast()
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const options = musterKinds.map((value) => ({ value, label: t(`kinds.${value}`) }))
  const begin = (id: string | undefined) => {
    toast.done(t('startDone'))
    setOpen(false)
    if (id) router.push(`/musters/${id}` as Route)
  }
  return (
    <>
      <Button
        leftSection={<IconSpeakerphone size={18} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {t('start')}
      </Button>
      <FormModal title={t('startTitle')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <Form contract={musters.start} values={{ kind: 'Drill' }} onDone={({ id }) => begin(id)}>
          <Text>{t('startText')}</Text>
          <RadioField name="kind" label={t('kind')} options={options} required />
          <FormActions label={t('start')} onCancel={() => setOpen(false)} />
        </Form>
      </FormModal>
    </>
  )
}
