import type { FileAnswer } from '../../contract/contract'
import { Problem } from '../../contract/problem'
import { translator } from '../../i18n/translator'
import { fileName } from '../file-name'
import type { ExportTable, Reader } from '../table'
import { pdfStream } from '../pdf/pdf-stream'
import { tableDocument } from './table-document'
import { XLSX } from '../xlsx/content-type'
import { xlsxStream } from '../xlsx/xlsx-stream'

/** The most rows; for more of them the refusal asks for narrower filters. */
export const LIMITS = { xlsx: 100_000, pdf: 20_000 }

export function asXlsx<Row>(table: ExportTable<Row>, reader: Reader): FileAnswer {
  requireRows(table, 'xlsx', reader)
  return {
    ...xlsxStream(table, reader),
    contentType: XLSX,
    fileName: fileName(table.title, reader, 'xlsx'),
    disposition: 'attachment',
  }
}

export function asPdf<Row>(table: ExportTable<Row>, reader: Reader): FileAnswer {
  requireRows(table, 'pdf', reader)
  const { document, rows } = tableDocument(table, reader)
  return {
    ...pdfStream(document, reader.userId, rows),
    contentType: 'application/pdf',
    fileName: fileName(table.title, reader, 'pdf'),
    disposition: 'attachment',
  }
}

function requireRows(
  { count }: { count: number },
  format: keyof typeof LIMITS,
  { locale }: Reader,
) {
  if (count === 0) throw new Problem('nothing-to-export')
  const limit = LIMITS[format]
  if (count <= limit) return
  const t = translator(locale, 'exports')
  throw new Problem('too-much-to-export', {
    values: { limit: t('count', { count: limit }), count: t('count', { count }) },
  })
}
