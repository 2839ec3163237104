import * as z from 'zod'
import { formLimit } from '@/lib/platform/contract/bounds'
import { command, file } from '@/lib/platform/contract/contract'
import { byId } from '@/lib/platform/contract/fields'
import {
  optionalBasisInput,
  requireBasisDetails,
} from '@/lib/domain/people/consents/basis/contract'

export const assetTypes = ['Profile', 'IdCard', 'Document', 'Credential'] as const
const assetType = z.enum(assetTypes)

/** The largest accepted file, in bytes. */
export const UPLOAD_LIMIT = 5 * 1024 * 1024

/** A file as other records refer to it; its bytes come from `assets/get`. */
export const assetRecord = z.object({
  id: z.guid(),
  assetType,
  fileName: z.string(),
  contentType: z.string(),
  size: z.int().meta({ description: 'In bytes' }),
})
export type AssetRecord = z.output<typeof assetRecord>

export const assets = {
  upload: command('/api/assets/upload', {
    policy: 'realm-basic',
    summary: 'Upload an image or a document',
    description:
      'Images (JPEG, PNG, WebP; at most 5 MB) are decoded and encoded again, which strips their metadata; documents are PDF, and credentials either. A file that no record refers to is deleted after a day; with 100 such files of one user the next is 400 `too-many-unused`. A picture of a person (Profile, IdCard) carries the basis on which it may be kept; without one it becomes a person’s only where one is recorded of them (`consents/save`), otherwise the save is 400 `consent-needed`.',
    accepts: ['multipart/form-data'],
    bodyLimit: formLimit(UPLOAD_LIMIT),
    transaction: 'handler',
    input: requireBasisDetails(
      z.object({ file: z.instanceof(File), assetType, ...optionalBasisInput }),
    ),
    output: assetRecord,
  }),
  get: file('/api/assets/get/{id}', {
    policy: 'realm-basic',
    summary: 'The bytes of a file',
    description:
      'ID cards and credentials are open to worker-mgmt only (403), and to Contractors only for their own company and people; medical ones to Safety Officers and the own company. Each look at one leaves an audit line.',
    input: byId,
  }),
}
