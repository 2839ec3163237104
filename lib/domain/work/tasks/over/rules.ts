/**
 * งานที่จบแล้ว / Tasks that are over: what they ask for holds nobody up any more.
 * Source: docs/interface.md#tasks.
 */

const overStatuses = ['Completed', 'Rejected', 'Cancelled'] as const

export const isOver = (status: string): boolean => overStatuses.some((over) => over === status)
