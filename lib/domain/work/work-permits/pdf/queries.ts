import { readerOf } from '@/lib/domain/site/settings/queries'
import { config } from '@/lib/platform/config/config'
import { pdfStream } from '@/lib/platform/export/pdf/pdf-stream'
import { createdAtLabel, pageLabel } from '@/lib/platform/export/captions'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import { requireAll } from '@/lib/platform/contract/results-of'
import { fileName } from '@/lib/platform/export/file-name'
import type { PdfDocument } from '@/lib/platform/export/pdf/document'
import { zipStream } from '@/lib/platform/export/files/zip-stream'
import { translator } from '@/lib/platform/i18n/translator'
import type { PermitRecord, workPermits } from '../contract'
import { permitDocument } from '../files'
import { findPermits, getPermit } from '../queries'
import type { permitPdfs } from './contract'

export async function getPermitPdf(
  context: Context,
  { id }: CheckedInputOf<typeof workPermits.pdf>,
): Promise<FileAnswer> {
  const permit = await getPermit(context, { id })
  const reader = await thaiReader(context)
  return {
    ...pdfStream(sheetOf(permit, reader), reader.userId),
    contentType: 'application/pdf',
    fileName: `${permit.permitNo}.pdf`,
    disposition: 'inline',
  }
}

/** Each is read again when its turn comes. */
export async function exportPermitPdfs(
  context: Context,
  { ids }: CheckedInputOf<typeof permitPdfs.exportPdfs>,
): Promise<FileAnswer> {
  const permits = await findPermits(context, ids)
  requireAll(ids, permits, context.language)
  const reader = await thaiReader(context)
  const entries = permits.map(({ id, permitNo }) => ({
    name: `${permitNo}.pdf`,
    read: async () => sheetOf(await getPermit(context, { id }), reader),
  }))
  const own = await readerOf(context)
  return {
    ...zipStream(entries, own.userId),
    contentType: 'application/zip',
    fileName: fileName(translator(own.locale, 'workPermits')('title'), own, 'zip'),
    disposition: 'attachment',
  }
}

const thaiReader = async (context: Context) => ({
  ...(await readerOf({ ...context, language: 'th' })),
  locale: 'th' as const,
})

const sheetOf = (
  permit: PermitRecord,
  reader: Awaited<ReturnType<typeof thaiReader>>,
): PdfDocument =>
  permitDocument({
    permit,
    style: reader,
    url: `${config().appUrl}/work-permits/${permit.id}`,
    foot: createdAtLabel(reader),
    pageLabel: pageLabel(reader),
  })
