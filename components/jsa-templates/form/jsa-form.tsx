'use client'
import { Fieldset, SimpleGrid, Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import type { FieldValues } from 'react-hook-form'
import { CheckboxField } from '@/components/form/choice-field'
import { Form } from '@/components/form/form'
import { FormActions } from '@/components/form/form-actions'
import { SelectField } from '@/components/form/select-field'
import { TextField } from '@/components/form/text-field'
import { jsaTemplates, permitTypes } from '@/lib/domain/work/jsa-templates/contract'
import type { InputOf, OutputOf } from '@/lib/platform/contract/contract'
import { StepsField } from './steps-field'

type Input = InputOf<typeof jsaTemplates.save>
type Props = {
  values: FieldValues
  reload?: () => Promise<FieldValues>
  onDone: (answer: OutputOf<typeof jsaTemplates.save>) => void
}

export function JsaForm({ values, reload, onDone }: Props) {
  const t = useTranslations('jsaTemplates')
  return (
    <Form contract={jsaTemplates.save} values={values} reload={reload} onDone={onDone}>
      <Stack gap="lg">
        <Fieldset variant="unstyled">
          <SimpleGrid cols={{ base: 1, sm: 2 }}>
            <TextField<Input> name="nameTh" label={t('nameTh')} required maxLength={200} />
            <TextField<Input> name="nameEn" label={t('nameEn')} maxLength={200} lang="en" />
            <SelectField<Input>
              name="typeCode"
              label={t('type')}
              required
              options={permitTypes.map((value) => ({ value, label: t(`types.${value}`) }))}
            />
            <TextField<Input>
              name="code"
              label={t('code')}
              description={t('codeHint')}
              maxLength={30}
              autoComplete="off"
            />
            <CheckboxField<Input> name="IsEnabled" label={t('isEnabled')} />
          </SimpleGrid>
        </Fieldset>
        <StepsField />
        <FormActions />
      </Stack>
    </Form>
  )
}
