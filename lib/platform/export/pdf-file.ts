import type { FileAnswer } from '../http/contract'
import { fileName } from './file-name'
import type { PdfDocument } from './pdf/document'
import { pdfStream } from './pdf/pdf-stream'
import type { Reader } from './table'
import { madeAt, pageLabel } from './table-document'

type Own = Pick<PdfDocument, 'orientation' | 'title' | 'lines' | 'parts'> & {
  /** What the file is called; the title where it is left out. */
  name?: string
}

/** A document of any parts as a file, with the foot that all our documents have. */
export const pdfFile = (reader: Reader, { name, ...own }: Own): FileAnswer => ({
  ...pdfStream({
    ...own,
    language: reader.locale,
    foot: madeAt(reader),
    pageLabel: pageLabel(reader),
  }),
  contentType: 'application/pdf',
  fileName: fileName(name ?? own.title, reader, 'pdf'),
  disposition: 'attachment',
})
