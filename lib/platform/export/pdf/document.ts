/** A document as data, before its layout. It can be sent to a worker thread. */
export type PdfDocument = {
  language: 'th' | 'en'
  orientation: 'portrait' | 'landscape'
  /** At the head of every page, and in the file's properties. */
  title: string
  /** Below the title on every page, such as the filters. */
  lines: string[]
  /** At the foot of every page. */
  foot: string
  /** Has the placeholders `{page}` and `{pages}`. */
  pageLabel: string
  parts: Part[]
}

export type Part =
  | { kind: 'heading' | 'paragraph'; text: string }
  /** Labels with their values in columns. */
  | { kind: 'facts'; columns: number; facts: Fact[] }
  | TablePart
  /** A QR code, with text beside it. */
  | { kind: 'code'; link: string; text: string[] }
  /** What follows begins a page. */
  | { kind: 'page' }
  /** Lines to sign on, side by side. */
  | { kind: 'signatures'; labels: string[] }

export type Fact = { label: string; value: string }

export type TablePart = { kind: 'table'; columns: TableColumn[]; rows: Cell[][] }

/** Text, or a small square picture (a JPEG) in a frame, which is empty if there is no picture. */
export type Cell = string | { jpeg: Uint8Array<ArrayBuffer> | null }

export type TableColumn = {
  header: string
  /** The width in proportion to the other columns. */
  share: number
  align?: 'left' | 'right' | 'center'
  /** For rows that people write on by hand. */
  isTall?: boolean
  isPicture?: boolean
}
