'use client'
import { Checkbox, SimpleGrid, TagsInput } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useField } from '@/components/form/form-context'
import { isPpeCode } from '@/components/work-permits/use-ppe-name'
import { ppeCodes } from '@/lib/domain/work/work-permits/rules'

/** Known equipment as checkboxes, anything else as free text. */
export function PpeFields() {
  const t = useTranslations('workPermits')
  const { value, onChange, onBlur } = useField('ppe', t('form.ppe'))
  const chosen = (value as string[] | null) ?? []
  const others = chosen.filter((item) => !isPpeCode(item))
  return (
    <>
      <Checkbox.Group
        label={t('form.ppe')}
        value={chosen.filter(isPpeCode)}
        onChange={(codes) => onChange([...codes, ...others])}
      >
        <SimpleGrid cols={{ base: 1, xs: 2 }} mt="xs" spacing="xs">
          {ppeCodes.map((code) => (
            <Checkbox key={code} value={code} label={t(`ppeNames.${code}`)} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <TagsInput
        label={t('form.otherPpe')}
        description={t('form.otherPpeHint')}
        value={others}
        maxTags={20}
        onBlur={onBlur}
        onChange={(words) => onChange([...chosen.filter(isPpeCode), ...words])}
      />
    </>
  )
}
