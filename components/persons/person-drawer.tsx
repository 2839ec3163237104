'use client'
import { Alert, Fieldset, Group, Text } from '@mantine/core'
import { IconLock } from '@tabler/icons-react'
import { useTranslations } from 'next-intl'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { RecordDrawer } from '@/components/form/record-drawer'
import type { DrawerOf } from '@/components/form/use-drawer'
import { ExportButtons } from '@/components/ui/export-buttons'
import { useToast } from '@/components/ui/toast'
import { persons, type PersonRecord } from '@/lib/domain/people/persons/contract'
import { trainingCards } from '@/lib/domain/training/training-cards/contract'
import { callApi } from '@/lib/platform/browser/client'
import { PersonFields } from './person-fields'

type Props = DrawerOf<PersonRecord> & { ownEmployerId: string | null }

export function PersonDrawer({ row, isOpen, close, ownEmployerId }: Props) {
  const t = useTranslations()
  const toast = useToast()
  const isReadOnly = row !== null && !row.can.save
  const done = () => {
    toast.done(t('common.saved'))
    close()
  }
  return (
    <RecordDrawer title={t(row ? 'persons.edit' : 'persons.new')} isOpen={isOpen} onClose={close}>
      {(leave) => (
        <Form
          contract={persons.save}
          values={row ?? { employerId: ownEmployerId }}
          reload={row ? () => callApi(persons.get, { id: row.id }) : undefined}
          onDone={done}
        >
          {row && (
            <Group justify="space-between">
              <Text c="dimmed">{t('persons.codeOf', { code: row.code })}</Text>
              <ExportButtons
                pdf={{
                  contract: trainingCards.pdf,
                  input: { id: row.id },
                  label: t('trainingCards.save'),
                }}
              />
            </Group>
          )}
          {isReadOnly && <Alert icon={<IconLock />}>{t('persons.readOnly')}</Alert>}
          <Fieldset variant="unstyled" disabled={isReadOnly}>
            <PersonFields ownEmployerId={ownEmployerId} canOpenIdCard={row?.can.openIdCard} />
          </Fieldset>
          {!isReadOnly && <FormActions onCancel={leave} />}
        </Form>
      )}
    </RecordDrawer>
  )
}
