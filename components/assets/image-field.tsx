'use client'
import { useTranslations } from 'next-intl'
import { FileField, megabytes } from '@/components/form/file-field'
import { assets, UPLOAD_LIMIT } from '@/lib/domain/site/assets/contract'
import { callApi } from '@/lib/platform/browser/client'
import { assetUrl } from './asset-url'
import classes from './image-field.module.css'

type Props = { name: string; label: string; assetType: 'Profile' | 'IdCard' }

export function ImageField({ name, label, assetType }: Props) {
  const t = useTranslations('form')
  return (
    <FileField
      name={name}
      label={label}
      accept="image/jpeg,image/png,image/webp"
      hint={t('imageHint', { size: megabytes(UPLOAD_LIMIT) })}
      limit={UPLOAD_LIMIT}
      withCamera
      upload={(file) => callApi(assets.upload, { file, assetType })}
      renderPreview={(file) => (
        <span className={classes.frame} data-type={assetType}>
          {/* The server has resized the image already, and its URL is private: next/image has nothing to add. */}
          {/* oxlint-disable-next-line nextjs/no-img-element */}
          {file && <img src={assetUrl(file.id)} alt={label} />}
        </span>
      )}
    />
  )
}
