'use client'
import { AssetField } from './asset-field'
import { assetUrl } from './asset-url'
import classes from './image-field.module.css'

type Props = { name: string; label: string; assetType: 'Profile' | 'IdCard' }

export const ImageField = (props: Props) => (
  <AssetField
    {...props}
    renderPreview={(file) => (
      <span className={classes.frame} data-type={props.assetType}>
        {/* The server has resized the image already, and its URL is private: next/image has nothing to add. */}
        {/* oxlint-disable-next-line nextjs/no-img-element */}
        {file && <img src={assetUrl(file.id)} alt={props.label} />}
      </span>
    )}
  />
)
