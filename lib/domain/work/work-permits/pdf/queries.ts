import { readerOf } from '@/lib/domain/site/settings/queries'
import { config } from '@/lib/platform/config/config'
import { pdfStream } from '@/lib/platform/export/pdf/pdf-stream'
import { createdAtLabel, pageLabel } from '@/lib/platform/export/captions'
import type { Context } from '@/lib/platform/http/context'
import type { CheckedInputOf, FileAnswer } from '@/lib/platform/contract/contract'
import type { workPermits } from '../contract'
import { permitDocument } from '../files'
import { getPermit } from '../queries'

export async function getPermitPdf(
  context: Context,
  { id }: CheckedInputOf<typeof workPermits.pdf>,
): Promise<FileAnswer> {
  const permit = await getPermit(context, { id })
  const reader = { ...(await readerOf({ ...context, language: 'th' })), locale: 'th' } as const
  const url = `${config().appUrl}/work-permits/${id}`
  const foot = createdAtLabel(reader)
  return {
    ...pdfStream(
      permitDocument({ permit, style: reader, url, foot, pageLabel: pageLabel(reader) }),
      reader.userId,
    ),
    contentType: 'application/pdf',
    fileName: `${permit.permitNo}.pdf`,
    disposition: 'inline',
  }
}
