export function table(head: string[], rows: (string | number)[][]): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}

/** Rounded by size: 123, 12.3, 1.23; a dash for NaN and infinity. */
export function figure(value: number): string {
  if (!Number.isFinite(value)) return '–'
  if (value >= 100) return value.toFixed(0)
  return value.toFixed(value >= 10 ? 1 : 2)
}

export function median(values: number[]): number {
  const ascending = [...values].sort((a, b) => a - b)
  return ascending[Math.floor(ascending.length / 2)] ?? Number.NaN
}
