import type { Entry } from './entry'

/** Who is asking, and may they. */
export const signInProblems = {
  'not-signed-in': { status: 401, th: 'กรุณาเข้าสู่ระบบ', en: 'Please sign in.' },
  'another-user': {
    status: 409,
    th: 'มีผู้ใช้อื่นเข้าสู่ระบบในเบราว์เซอร์นี้แล้ว จึงยังไม่ได้ส่งข้อมูลนี้',
    en: 'Another user has signed in in this browser. This was not sent.',
  },
  'invalid-token': {
    status: 401,
    th: 'โทเคนไม่ถูกต้องหรือหมดอายุแล้ว',
    en: 'The token is not valid or has expired.',
  },
  'no-keys': {
    status: 403,
    th: 'คีย์ API ทำรายการนี้ไม่ได้ ต้องเป็นผู้ที่เข้าสู่ระบบด้วยตนเอง',
    en: 'An API key may not do this. Somebody who is signed in has to.',
  },
  'scope-missing': {
    status: 403,
    th: 'คีย์ API นี้ไม่มีขอบเขต {scope}',
    en: 'This API key does not have the scope {scope}.',
  },
  'scope-without-role': {
    status: 400,
    th: 'บทบาทของบัญชีบริการนี้ไม่มีสิทธิ์ {scope}',
    en: 'The roles of this service account do not reach {scope}.',
  },
  'wrong-credentials': {
    status: 401,
    th: 'อีเมลหรือรหัสผ่านไม่ถูกต้อง',
    en: 'The e-mail address or the password is wrong.',
  },
  'second-factor-needed': {
    status: 401,
    th: 'บัญชีนี้ใช้การยืนยันตัวตนสองขั้น กรุณาใส่รหัสจากแอปหรือรหัสกู้คืน',
    en: 'This account has a second factor. Please give a code of the app, or a recovery code.',
  },
  'wrong-second-factor': {
    status: 401,
    th: 'รหัสไม่ถูกต้องหรือใช้ไปแล้ว',
    en: 'The code is wrong or has been used.',
  },
  'wrong-passkey': {
    status: 401,
    th: 'ใช้พาสคีย์นี้เข้าสู่ระบบไม่ได้',
    en: 'This passkey does not sign in here.',
  },
  'enrol-second-factor': {
    status: 403,
    th: 'กรุณาตั้งค่าการยืนยันตัวตนสองขั้นก่อนทำรายการอื่น',
    en: 'Please set up a second factor before anything else.',
  },
  'wrong-code': {
    status: 400,
    th: 'รหัสไม่ถูกต้อง กรุณาตรวจสอบว่าเวลาในโทรศัพท์ตรง แล้วใส่รหัสล่าสุด',
    en: 'The code is wrong. Check that the clock of the phone is right, and take the latest code.',
  },
  'authenticator-exists': {
    status: 400,
    th: 'มีแอปยืนยันตัวตนอยู่แล้ว กรุณายกเลิกแอปเดิมก่อนเพิ่มแอปใหม่',
    en: 'There is an app already. Remove it before adding another one.',
  },
  'passkey-refused': {
    status: 400,
    th: 'เพิ่มพาสคีย์นี้ไม่ได้ กรุณาลองใหม่อีกครั้ง',
    en: 'This passkey could not be added. Please try again.',
  },
  'no-second-factor': {
    status: 400,
    th: 'ผู้ใช้นี้ยังไม่มีการยืนยันตัวตนสองขั้น',
    en: 'This user has no second factor.',
  },
  'second-factor-kept': {
    status: 400,
    th: 'บทบาทของคุณต้องมีการยืนยันตัวตนสองขั้นอย่างน้อยหนึ่งวิธี กรุณาเพิ่มวิธีอื่นก่อนยกเลิกวิธีนี้',
    en: 'Your role needs a second factor. Add another one before removing this one.',
  },
  'confirm-identity': {
    status: 403,
    th: 'กรุณายืนยันว่าเป็นตัวคุณอีกครั้งก่อนทำรายการนี้ (หากใช้โทเคน ให้ขอโทเคนใหม่)',
    en: 'Please show once more that it is you. With a bearer token, get a new one first.',
  },
  'session-needed': {
    status: 400,
    th: 'ยืนยันตัวตนอีกครั้งได้เฉพาะในเบราว์เซอร์ หากใช้โทเคน ให้ขอโทเคนใหม่',
    en: 'Only a browser’s session is confirmed this way. With a bearer token, get a new one.',
  },
  'provider-unavailable': {
    status: 503,
    th: 'ระบบยืนยันตัวตนขององค์กรไม่ตอบสนอง กรุณาลองใหม่ภายหลัง',
    en: 'The identity provider does not answer. Please try again later.',
  },
  'provider-signs-in': {
    status: 400,
    th: 'ระบบนี้เข้าสู่ระบบด้วยบัญชีขององค์กร จึงไม่มีรหัสผ่านของตนเอง',
    en: 'People sign in with the identity provider here; there are no passwords of our own.',
  },
  'provider-not-managed': {
    status: 400,
    th: 'ระบบนี้ไม่ได้จัดการบัญชีที่ระบบยืนยันตัวตน',
    en: 'Accounts at an identity provider are not managed from here.',
  },
  'weak-sign-in': {
    status: 403,
    th: 'การเข้าสู่ระบบนี้ยังไม่ปลอดภัยพอ กรุณาเข้าสู่ระบบด้วยการยืนยันตัวตนสองขั้น',
    en: 'This sign-in was not strong enough. Please sign in with a second factor.',
  },
  'not-invited': {
    status: 403,
    th: 'ยังไม่มีผู้ใช้ที่ตรงกับบัญชีนี้ กรุณาติดต่อผู้ดูแลเพื่อขอคำเชิญ',
    en: 'No invited user belongs to this account. Please ask an administrator for an invitation.',
  },
  'too-many-attempts': {
    status: 429,
    th: 'พยายามหลายครั้งเกินไป กรุณาลองใหม่ในอีก {minutes} นาที',
    en: 'Too many attempts. Please try again in {minutes} min.',
  },
  forbidden: {
    status: 403,
    th: 'บทบาทของคุณไม่มีสิทธิ์ทำรายการนี้',
    en: 'Your role does not permit this.',
  },
  'cross-site': {
    status: 403,
    th: 'คำขอนี้ไม่ได้มาจากหน้าเว็บของระบบ',
    en: 'This request did not come from our own pages.',
  },
  'wrong-password': {
    status: 400,
    th: 'รหัสผ่านปัจจุบันไม่ถูกต้อง',
    en: 'The current password is wrong.',
  },
  'password-much-used': {
    status: 400,
    th: 'รหัสผ่านนี้มีผู้ใช้กันมาก เดาได้ง่าย กรุณาตั้งรหัสผ่านอื่น',
    en: 'Many people use this password, so it is easy to guess. Please choose another one.',
  },
  'password-of-own-name': {
    status: 400,
    th: 'รหัสผ่านต้องไม่มีชื่อ นามสกุล หรืออีเมลของคุณ',
    en: 'The password may not contain your name or e-mail address.',
  },
} as const satisfies Record<string, Entry>
