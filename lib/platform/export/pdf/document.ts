/** A document as data: what the server knows, before anybody has measured a letter. Plain enough to be sent. */
export type PdfDocument = {
  language: 'th' | 'en'
  orientation: 'portrait' | 'landscape'
  /** At the head of every page, and in the file's properties. */
  title: string
  /** Below the title on every page, such as what the rows were narrowed to. */
  lines: string[]
  /** At the foot of every page. */
  foot: string
  /** With `{page}` and `{pages}` in it. */
  pageLabel: string
  parts: Part[]
}

export type Part =
  | { kind: 'heading' | 'paragraph'; text: string }
  /** Labels with their values, side by side in so many columns. */
  | { kind: 'facts'; columns: number; facts: Fact[] }
  | TablePart
  /** A QR code, one string of 0 and 1 for each of its rows, with what it says beside it. */
  | { kind: 'code'; modules: string[]; text: string[] }
  /** Lines to sign on, side by side. */
  | { kind: 'signatures'; labels: string[] }

export type Fact = { label: string; value: string }

export type TablePart = { kind: 'table'; columns: TableColumn[]; rows: Cell[][] }

/** Text, or a small square picture in a frame (a JPEG), which stays empty where there is none. */
export type Cell = string | { jpeg: Uint8Array<ArrayBuffer> | null }

export type TableColumn = {
  header: string
  /** Its share of the table's width, against the other columns'. */
  share: number
  align?: 'left' | 'right' | 'center'
  /** Rows that are written on by hand need room. */
  isTall?: boolean
  isPicture?: boolean
}
