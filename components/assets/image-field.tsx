'use client'
import { useBasisQuestion } from '@/components/consents/use-basis-question'
import { purposeOfPicture } from '@/lib/domain/people/consents/basis/rules'
import { AssetField } from './asset-field'
import { assetUrl } from './asset-url'
import classes from './image-field.module.css'

type Props = {
  name: string
  label: string
  assetType: 'Profile' | 'IdCard'
  /** Of the person, by which the language of the question is chosen. */
  nationality: string | null
}

/** A picture of a person, with the basis on which it may be kept. */
export function ImageField({ nationality, ...props }: Props) {
  const { ask, dialog } = useBasisQuestion()
  const prepare = async (chosen: File) => {
    const purpose = purposeOfPicture[props.assetType]
    const given = await ask({ purpose, file: chosen, nationality })
    return given && { file: given.file ?? chosen, basis: given.basis }
  }
  return (
    <>
      <AssetField
        {...props}
        prepare={prepare}
        renderPreview={(file) => (
          <span className={classes.frame} data-type={props.assetType}>
            {/* The server has resized the image already, and its URL is private: next/image has nothing to add. */}
            {/* oxlint-disable-next-line nextjs/no-img-element */}
            {file && <img src={assetUrl(file.id)} alt={props.label} />}
          </span>
        )}
      />
      {dialog}
    </>
  )
}
