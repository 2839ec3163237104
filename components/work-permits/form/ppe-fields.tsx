'use client'
import { Checkbox, SimpleGrid, TagsInput } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useField } from '@/components/form/form-context'
import { ppeCodes, type PpeCode } from '@/lib/domain/work/work-permits/rules'

const isCode = (value: string): value is PpeCode => ppeCodes.some((code) => code === value)

/** Known equipment as checkboxes, anything else as free text. */
export function PpeFields() {
  const t = useTranslations('workPermits')
  const { value, onChange, onBlur } = useField('ppe', t('form.ppe'))
  const chosen = (value as string[] | null) ?? []
  const others = chosen.filter((item) => !isCode(item))
  return (
    <>
      <Checkbox.Group
        label={t('form.ppe')}
        value={chosen.filter(isCode)}
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
        onChange={(words) => onChange([...chosen.filter(isCode), ...words])}
      />
    </>
  )
}

/** Translates known codes; free text stays as it was written. */
export function usePpeName() {
  const t = useTranslations('workPermits.ppeNames')
  return (item: string): string => (isCode(item) ? t(item) : item)
}
