import { employerKinds, employerStatuses } from '@/lib/domain/site/employers/contract'
import type { Column } from '../../cells/rules'

/** Companies: told apart by their tax ID, else by their name. */
export const employerColumns: Column[] = [
  {
    field: 'nameTh',
    label: 'employers.nameTh',
    synonyms:
      /^(ชื่อ|ชื่อบริษัท|บริษัท|ผู้รับเหมา|ชื่อผู้รับเหมา|ชื่อไทย|ชื่อบริษัทไทย|company|companyname|contractor|name|nameth|supplier|vendor)$/,
    isRequired: true,
    reading: { as: 'text' },
  },
  {
    field: 'nameEn',
    label: 'employers.nameEn',
    synonyms: /^(ชื่ออังกฤษ|ชื่อภาษาอังกฤษ|ชื่อบริษัทอังกฤษ|englishname|nameen)$/,
    reading: { as: 'text' },
  },
  {
    field: 'taxId',
    label: 'employers.taxId',
    synonyms:
      /^(เลขภาษี|เลขผู้เสียภาษี|เลขประจำตัวผู้เสียภาษี(อากร)?|เลขทะเบียนนิติบุคคล|taxid|taxno|taxnumber|vatno|tin)$/,
    reading: { as: 'taxId' },
  },
  {
    field: 'kind',
    label: 'employers.kind',
    synonyms: /^(ประเภท|ประเภทบริษัท|kind|type)$/,
    reading: { as: 'choice', of: employerKinds, words: 'employers.kinds' },
  },
  {
    field: 'status',
    label: 'employers.status',
    synonyms: /^(สถานะ|status)$/,
    reading: { as: 'choice', of: employerStatuses, words: 'employers.statuses' },
  },
  {
    field: 'contactEmail',
    label: 'employers.contactEmail',
    synonyms: /^(อีเมล|อีเมล์|email|mail|contactemail)$/,
    reading: { as: 'text' },
  },
  {
    field: 'phone',
    label: 'employers.phone',
    synonyms: /^(โทร|โทรศัพท์|เบอร์|เบอร์โทร|เบอร์โทรศัพท์|phone|tel|telephone|mobile)$/,
    reading: { as: 'phone' },
  },
]
