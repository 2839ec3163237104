'use client'
import { useTranslations } from 'next-intl'
import { FileField, megabytes, type FileFieldProps } from '@/components/form/file-field'
import { assets, UPLOAD_LIMIT } from '@/lib/domain/site/assets/contract'
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

type Props = Pick<FileFieldProps, 'name' | 'label' | 'renderPreview'> & {
  assetType: keyof typeof kinds
}

/** Uploads a file of one type; the server checks type and size again. */
export function AssetField({ assetType, ...props }: Props) {
  const t = useTranslations('form')
  const { accept, hint, withCamera } = kinds[assetType]
  return (
    <FileField
      {...props}
      accept={accept}
      hint={t(hint, { size: megabytes(UPLOAD_LIMIT) })}
      limit={UPLOAD_LIMIT}
      withCamera={withCamera}
      upload={(file) => callApi(assets.upload, { file, assetType })}
    />
  )
}
