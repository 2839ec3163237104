/**
 * ใบอนุญาตที่ทำให้คนไม่ว่าง / The permits that keep their workers busy.
 * Source: docs/interface.md#permit-readiness.
 */

/** From start to end, nobody on a permit in one of these statuses may be on another one. */
export const busyStatuses = ['Submitted', 'Approved', 'Active', 'Suspended', 'Expired'] as const

/** In these statuses people may come to the site for it. */
export const grantedStatuses: readonly string[] = ['Approved', 'Active', 'Suspended']

export const keepsWorkersBusy = (status: string): boolean =>
  busyStatuses.some((busy) => busy === status)
