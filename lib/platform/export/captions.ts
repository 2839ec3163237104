import { formatInstant } from '../dates/format'
import { translator } from '../i18n/translator'
import type { ExportTable, Reader } from './table'

/** The lines below the title in any format: the filters and the number of rows. */
export function captionLines(
  { filters, count }: Pick<ExportTable<unknown>, 'filters' | 'count'>,
  { locale }: Reader,
): string[] {
  const t = translator(locale, 'exports')
  return [filters.length > 0 ? filters.join(' · ') : t('unfiltered'), t('count', { count })]
}

export const createdAtLabel = ({ now, ...style }: Reader): string =>
  translator(style.locale, 'exports')('madeAt', { at: formatInstant(style, now.toISOString()) })

export const pageLabel = ({ locale }: Pick<Reader, 'locale'>): string =>
  translator(locale, 'exports')('page', { page: '{page}', pages: '{pages}' })
