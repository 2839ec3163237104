import type { FileAnswer } from '../../contract/contract'
import { fileName } from '../file-name'
import type { Cell, PdfDocument } from '../pdf/document'
import { pdfStream } from '../pdf/pdf-stream'
import type { Reader } from '../table'
import { createdAtLabel, pageLabel } from '../captions'

type Own = Pick<PdfDocument, 'orientation' | 'title' | 'lines' | 'parts'> & {
  /** The name of the file; the title if left out. */
  name?: string
}

/**
 * A document as a file, with the foot of all documents. The rows of its table may come in blocks.
 */
export const pdfFile = (
  reader: Reader,
  { name, ...own }: Own,
  rows?: AsyncIterable<Cell[][]>,
): FileAnswer => ({
  ...pdfStream(
    { ...own, language: reader.locale, foot: createdAtLabel(reader), pageLabel: pageLabel(reader) },
    reader.userId,
    rows,
  ),
  contentType: 'application/pdf',
  fileName: fileName(name ?? own.title, reader, 'pdf'),
  disposition: 'attachment',
})
