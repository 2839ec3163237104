'use client'
import { Text } from '@mantine/core'
import { useLocale } from 'next-intl'
import { namesIn, type Names } from '@/lib/platform/i18n/names'

/** A name in the reader's language with the other language's below. */
export function TwoNames(names: Names) {
  const { name, otherName, other } = namesIn(useLocale(), names)
  return (
    <span>
      {name}
      {otherName && (
        <Text span display="block" size="sm" fw={400} c="dimmed" lang={other}>
          {otherName}
        </Text>
      )}
    </span>
  )
}
