import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

/**
 * Exported files are read back by programs of others: pdftotext of poppler, and openpyxl. As root, missing ones are
 * installed.
 */
const programs = {
  pdftotext: { works: () => runs('pdftotext', ['-v']), package: 'poppler-utils' },
  openpyxl: { works: () => python() !== undefined, package: 'python3-openpyxl' },
}

/** Installs the program if it is missing, or throws. Call it in `beforeAll`: an installation takes a minute. */
export function requireProgram(name: keyof typeof programs): void {
  const { works, package: wanted } = programs[name]
  if (works()) return
  console.log(`No ${name} for the tests: installing ${wanted}…`)
  if (process.getuid?.() === 0) {
    // Waits for another test file's installation.
    const apt = (...args: string[]) =>
      spawnSync('apt-get', ['-o', 'DPkg::Lock::Timeout=300', '-y', ...args], {
        stdio: 'ignore',
        env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      })
    apt('update')
    apt('install', '--no-install-recommends', wanted)
  }
  if (!works())
    throw new Error(`No ${name} for the tests: install it (Debian: "apt-get install ${wanted}").`)
}

const runs = (command: string, args: string[]) => spawnSync(command, args).status === 0

/** Debian's Python first: openpyxl is installed for it, and another Python may come first on the path. */
const python = () =>
  ['/usr/bin/python3', 'python3'].find((command) => runs(command, ['-c', 'import openpyxl']))

/** The text of a PDF in the order in which it was drawn. A form feed ends each page. */
export function pdfText(bytes: Uint8Array): string {
  const { stdout, stderr, status } = spawnSync('pdftotext', ['-raw', '-', '-'], {
    input: bytes,
    maxBuffer: 256 * 1024 * 1024,
  })
  if (status !== 0) throw new Error(String(stderr))
  return stdout.toString()
}

export function pdfPictures(bytes: Uint8Array): { page: number; width: number; height: number }[] {
  const { stdout, stderr, status } = spawnSync('pdfimages', ['-list', '-'], { input: bytes })
  if (status !== 0) throw new Error(String(stderr))
  const rows = stdout.toString().trim().split('\n').slice(2)
  return rows.map((row) => {
    const [page, , , width, height] = row.trim().split(/\s+/)
    return { page: Number(page), width: Number(width), height: Number(height) }
  })
}

/** `type` is s(tring), n(umber), d(ate) or f(ormula); the value of a date is YYYY-MM-DD. */
export type Cell = { value: string | number | null; type: string; format: string; font: string }
export type Workbook = {
  sheet: string
  frozenAt: string | null
  autoFilter: string | null
  titleRows: string | null
  widths: number[]
  rows: Cell[][]
}

/** Reads all files in one run of Python, whose start takes longer than reading. */
export function readWorkbooks(files: Uint8Array[]): Workbook[] {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'workbooks-'))
  try {
    files.forEach((bytes, n) => fs.writeFileSync(path.join(folder, `${n}.xlsx`), bytes))
    const script = path.join(import.meta.dirname, 'read-workbooks.py')
    const { stdout, stderr, status } = spawnSync(
      python()!,
      [script, folder, String(files.length)],
      { maxBuffer: 512 * 1024 * 1024 },
    )
    if (status !== 0) throw new Error(String(stderr))
    return JSON.parse(stdout.toString())
  } finally {
    fs.rmSync(folder, { recursive: true })
  }
}

/** The rows below the header of an export, as values. */
export const bodyOf = ({ rows, frozenAt }: Workbook): Cell['value'][][] =>
  rows.slice(Number(/\d+/.exec(frozenAt ?? '')![0]) - 1).map((row) => row.map(({ value }) => value))
