import type { Entry } from './entry'

/** Other systems. */
export const integrationProblems = {
  'address-not-allowed': {
    status: 400,
    th: 'ใช้ที่อยู่นี้ไม่ได้ ต้องเป็น https ของเครื่องที่เปิดให้เข้าถึงจากอินเทอร์เน็ต และไม่มีชื่อผู้ใช้หรือรหัสผ่านในที่อยู่ ส่วนเครื่องในเครือข่ายของไซต์ต้องให้ผู้ดูแลเซิร์ฟเวอร์อนุญาตก่อน (OUTBOUND_PRIVATE_HOSTS)',
    en: 'This address cannot be used. It has to be https, without a login in it, and lead to a host on the public internet. A host of the site’s own network has to be admitted by whoever runs the server (OUTBOUND_PRIVATE_HOSTS).',
  },
} as const satisfies Readonly<Record<string, Entry>>
