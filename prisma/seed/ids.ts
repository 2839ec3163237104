const kinds = {
  employer: '7001',
  person: '7002',
  user: '7003',
  asset: '7004',
  workspaceArea: '7005',
  documentTemplate: '7006',
  invitation: '7007',
  project: '7008',
  task: '7009',
  taskLog: '700a',
  workPermit: '700b',
  workPermitLog: '700c',
  trainingPlan: '7010',
  trainingSession: '7011',
  attendance: '7012',
  seatRequest: '7013',
  credential: '7021',
  bar: '7022',
  gate: '7030',
  gateDevice: '7031',
  gateEvent: '7032',
  muster: '7033',
  musterMark: '7034',
  import: '7040',
  notice: '7041',
  savedView: '7042',
  noticeDelivery: '7043',
  mail: '7044',
  webhookEndpoint: '7050',
  webhookDelivery: '7051',
  jsaTemplate: '7101',
} as const
export type Kind = keyof typeof kinds

/** UUIDs that are the same in every demo: the third group is the kind, the last one counts from 1. */
export const demoId = (kind: Kind, number: number) =>
  `0199c8a0-0000-${kinds[kind]}-8000-${String(number).padStart(12, '0')}`
