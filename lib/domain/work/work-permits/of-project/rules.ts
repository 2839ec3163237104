/** ใบอนุญาตที่เปิดอยู่ / The permits of the dashboard's group "open". Source: docs/interface.md#permit-groups. */
export const openStatuses = [
  'Approved',
  'Active',
  'Suspended',
  'AwaitingClosure',
  'Expired',
] as const
