/** It comes without types; of its calls these are needed. Points, from the upper left corner. */
declare module 'pdfkit' {
  import type { Readable } from 'node:stream'

  type Options = {
    /** In points: width and height. */
    size: [number, number]
    margin: number
    /** None before one is chosen, or Helvetica is read. */
    font: null
    lang: string
    displayTitle: boolean
    autoFirstPage: false
    info: { Title: string; Creator: string; Producer: string }
  }

  export class PDFDocument extends Readable {
    constructor(options: Options)
    registerFont(name: string, file: string): this
    font(name: string): this
    fontSize(size: number): this
    widthOfString(text: string): number
    addPage(): this
    fillColor(color: string): this
    text(text: string, x: number, y: number, options: { lineBreak: false }): this
    rect(x: number, y: number, width: number, height: number): this
    fill(): this
    lineWidth(points: number): this
    strokeColor(color: string): this
    stroke(): this
    image(bytes: Uint8Array, x: number, y: number, size: { width: number; height: number }): this
    end(): void
  }
}
