'use client'
import { Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useDateStyle } from '@/components/ui/date-style'
import { formatInstant } from '@/lib/platform/dates/format'

const SCHEME = 'data-mantine-color-scheme'

/** The first line on paper: from where, when and by whom. Paper is light, whatever the screen is. */
export function PrintHead({ reader }: { reader: string }) {
  const t = useTranslations('common')
  const style = useDateStyle()
  const [instant, setInstant] = useState<string>()
  useEffect(() => {
    const { documentElement: root } = document
    let scheme = root.getAttribute(SCHEME) ?? 'light'
    const prepare = () => {
      scheme = root.getAttribute(SCHEME) ?? 'light'
      root.setAttribute(SCHEME, 'light')
      // The page is printed as it is when this returns
      flushSync(() => setInstant(new Date().toISOString()))
    }
    const restore = () => root.setAttribute(SCHEME, scheme)
    window.addEventListener('beforeprint', prepare)
    window.addEventListener('afterprint', restore)
    return () => {
      window.removeEventListener('beforeprint', prepare)
      window.removeEventListener('afterprint', restore)
    }
  }, [])
  if (!instant) return null
  return (
    <Text size="xs" c="dimmed" mb="xs" data-print-only>
      {t('productName')} · {t('printed', { at: formatInstant(style, instant), reader })}
    </Text>
  )
}
