import { readFileSync } from 'node:fs'
import { readTable } from '@/lib/platform/spreadsheets/read-table'

/** Prints the texts of a workbook, in a process of its own that has a time zone of its own. */
const { rows } = await readTable(readFileSync(process.argv[2]!), 'somebody')
process.stdout.write(JSON.stringify(rows.map(({ cells }) => cells.map((cell) => cell?.text))))
process.exit(0)
