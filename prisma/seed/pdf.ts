/**
 * A one-page A4 form as PDF 1.4: a heading, and a line to fill in for each label. Latin text only, because
 * it uses one of the fonts that every reader has and embeds none.
 */
export function pdfForm(heading: string, labels: readonly string[]): Uint8Array<ArrayBuffer> {
  const page = pageContent(heading, labels)
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${page.length} >>\nstream\n${page}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  return new Uint8Array(Buffer.from(assemble(objects), 'latin1'))
}

/** Lengths in points, from the lower left corner. */
function pageContent(heading: string, labels: readonly string[]): string {
  const lines = labels.map((label, index) => {
    const y = 700 - index * 48
    return `BT /F1 11 Tf 56 ${y} Td (${escape(label)}) Tj ET 56 ${y - 20} m 539 ${y - 20} l S`
  })
  return ['0.5 w', `BT /F1 18 Tf 56 770 Td (${escape(heading)}) Tj ET`, ...lines].join('\n')
}

const escape = (text: string) => text.replace(/[\\()]/g, '\\$&')

/** The table at the end tells readers at which byte each object begins. */
function assemble(objects: string[]): string {
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(offset).padStart(10, '0')} 00000 n \n`
  })
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${offsets.join('')}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}
