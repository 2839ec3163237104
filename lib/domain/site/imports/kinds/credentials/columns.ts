import type { Column } from '../../cells/rules'
import { whoColumns } from '../people/columns'

/** Certificates of people: told apart by the person, the kind and the day of issue. */
export const credentialColumns: Column[] = [
  ...whoColumns,
  {
    field: 'typeId',
    label: 'credentials.type',
    synonyms:
      /^(ประเภท|ประเภทเอกสาร|เอกสาร|ใบรับรอง|ชนิดใบรับรอง|ใบเซอร์|cert|certificate|credential|type|kind|document)$/,
    isRequired: true,
    reading: { as: 'text' },
  },
  {
    field: 'number',
    label: 'credentials.number',
    synonyms: /^(เลขที่|เลขที่เอกสาร|เลขที่ใบรับรอง|เลขใบรับรอง|number|no|certificateno|certno)$/,
    reading: { as: 'text' },
  },
  {
    field: 'issuer',
    label: 'credentials.issuer',
    synonyms: /^(ผู้ออก|ออกโดย|หน่วยงานที่ออก|สถาบัน|issuer|issuedby|authority)$/,
    reading: { as: 'text' },
  },
  {
    field: 'issuedOn',
    label: 'credentials.issuedOn',
    synonyms: /^(วันออก|วันที่ออก|ออกเมื่อ|วันที่ออกเอกสาร|issued|issuedon|issuedate|dateofissue)$/,
    isRequired: true,
    reading: { as: 'day' },
  },
  {
    field: 'expiresOn',
    label: 'credentials.expiresOn',
    synonyms:
      /^(วันหมดอายุ|หมดอายุ|ใช้ได้ถึง|วันสุดท้าย|วันที่หมดอายุ|expires|expireson|expiry|expirydate|validuntil|lastday)$/,
    reading: { as: 'day' },
  },
]
