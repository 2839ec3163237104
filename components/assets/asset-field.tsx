'use client'
import { useTranslations } from 'next-intl'
import { FileField, megabytes, type FileFieldProps } from '@/components/form/file-field'
import { assets, UPLOAD_LIMIT } from '@/lib/domain/site/assets/contract'
import type { CarriedBasis } from '@/lib/domain/people/consents/basis/contract'
import { callApi } from '@/lib/platform/browser/client'

const image = {
  accept: 'image/jpeg,image/png,image/webp',
  hint: 'imageHint',
  withCamera: true,
} as const
const kinds = {
  Document: { accept: 'application/pdf', hint: 'documentHint', withCamera: false },
  Profile: image,
  IdCard: image,
} as const

/** What is uploaded: the file itself, or what was made of it. */
type Prepared = { file: File; basis?: CarriedBasis }

type Props = Pick<FileFieldProps, 'name' | 'label' | 'renderPreview'> & {
  assetType: keyof typeof kinds
  /** Null: nothing is uploaded after all. */
  prepare?: (file: File) => Promise<Prepared | null>
}

/** Uploads a file of one type; the server checks type and size again. */
export function AssetField({ assetType, prepare, ...props }: Props) {
  const t = useTranslations('form')
  const { accept, hint, withCamera } = kinds[assetType]
  const upload = async (chosen: File) => {
    const prepared = prepare ? await prepare(chosen) : { file: chosen }
    if (!prepared) return null
    const { file, basis } = prepared
    return callApi(assets.upload, { file, assetType, ...givenOf(basis) })
  }
  return (
    <FileField
      {...props}
      accept={accept}
      hint={t(hint, { size: megabytes(UPLOAD_LIMIT) })}
      limit={UPLOAD_LIMIT}
      withCamera={withCamera}
      upload={upload}
    />
  )
}

/** Only what has a value: a form sends text. */
const givenOf = (basis: CarriedBasis | undefined) =>
  Object.fromEntries(Object.entries(basis ?? {}).filter(([, value]) => value !== null))
