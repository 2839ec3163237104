import type { Entry } from './entry'

/** Other systems. */
export const integrationProblems = {
  'address-not-allowed': {
    status: 400,
    th: 'ใช้ที่อยู่นี้ไม่ได้ ต้องเป็น https ของเครื่องที่เปิดให้เข้าถึงจากอินเทอร์เน็ต และไม่มีชื่อผู้ใช้หรือรหัสผ่านในที่อยู่ ส่วนเครื่องในเครือข่ายของหน่วยงานต้องให้ผู้ดูแลเซิร์ฟเวอร์อนุญาตก่อน (OUTBOUND_PRIVATE_HOSTS)',
    en: 'This address cannot be used. It has to be https, without a login in it, and lead to a host on the public internet. A host of the site’s own network has to be admitted by whoever runs the server (OUTBOUND_PRIVATE_HOSTS).',
  },
  'too-many-endpoints': {
    status: 400,
    th: 'เพิ่มไม่ได้แล้ว มีปลายทางครบ {most} แห่ง',
    en: 'There are {most} addresses already. Remove one that is no longer used.',
  },
  'endpoint-inactive': {
    status: 400,
    th: 'ปลายทางนี้ปิดอยู่ กรุณาเปิดใช้งานก่อนส่งอีกครั้ง',
    en: 'This address is inactive. Make it active before you send again.',
  },
  'place-unknown': {
    status: 400,
    th: 'ไม่มีลำดับการเปลี่ยนแปลง {after} ที่นี่ ลำดับล่าสุดคือ {end} ระบบอาจถูกกู้คืนไปยังเวลาก่อนหน้า ให้เริ่มใหม่จากลำดับล่าสุดแล้วอ่านรายการทั้งหมดอีกครั้ง',
    en: 'There is no place {after} in the changes, which end at {end}: the site may have been restored to an earlier moment. Begin anew from the newest place, and read the lists again.',
  },
  'replay-too-far-back': {
    status: 400,
    th: 'ส่งอีกครั้งได้เฉพาะการเปลี่ยนแปลงใน {days} วันที่ผ่านมา',
    en: 'Only what has changed in the last {days} days can be sent again.',
  },
} as const satisfies Readonly<Record<string, Entry>>
