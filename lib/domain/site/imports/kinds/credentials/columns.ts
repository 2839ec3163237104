import type { Column } from '../../cells/rules'
import { whoColumns } from '../people/columns'

/** Certificates of people: told apart by the person, the kind and the day of issue. */
export const credentialColumns: Column[] = [
  ...whoColumns,
  {
    field: 'typeId',
    label: 'imports.credentialType',
    synonyms:
      /^(ประเภท|ประเภทเอกสาร|เอกสาร|ใบรับรอง|ชนิดใบรับรอง|ใบเซอร์|cert|certificate|credential|type|kind|document)$/,
    isRequired: true,
    reading: { as: 'text' },
  },
  {
    field: 'number',
    label: 'imports.credentialNumber',
    synonyms: /^(เลขที่|เลขที่เอกสาร|เลขที่ใบรับรอง|เลขใบรับรอง|number|no|certificateno|certno)$/,
    reading: { as: 'text' },
  },
  {
    field: 'issuer',
    label: 'imports.credentialIssuer',
    synonyms: /^(ผู้ออก|ออกโดย|หน่วยงานที่ออก|สถาบัน|issuer|issuedby|authority)$/,
    reading: { as: 'text' },
  },
  {
    field: 'issuedOn',
    label: 'imports.issuedOn',
    synonyms: /^(วันออก|วันที่ออก|ออกเมื่อ|วันที่ออกเอกสาร|issued|issuedon|issuedate|dateofissue)$/,
    isRequired: true,
    reading: { as: 'day' },
  },
  {
    field: 'expiresOn',
    label: 'imports.lastDay',
    synonyms:
      /^(วันหมดอายุ|หมดอายุ|ใช้ได้ถึง|วันสุดท้าย|วันที่หมดอายุ|expires|expireson|expiry|expirydate|validuntil|lastday)$/,
    reading: { as: 'day' },
  },
]
