'use client'
import { Stack } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { Dialog } from '@/components/ui/dialog'
import type { Asked } from '@/components/ui/use-question'
import type { CarriedBasis, ConsentPurpose } from '@/lib/domain/people/consents/basis/contract'
import { languageFor } from '@/lib/domain/people/consents/basis/rules'
import { ConsentChoice } from './consent-choice'
import { usualBox, type MaskBox } from './mask-box'
import { MaskEditor } from './mask-editor'
import { maskedPicture } from './masked-picture'
import { OtherBasis } from './other-basis'

/** A basis, and the picture as it may be sent. */
export type GivenWithPicture = { basis: CarriedBasis; file?: File }

export type BasisQuestion = {
  purpose: ConsentPurpose
  /** Missing where a basis is recorded without a new picture. */
  file?: File
  nationality?: string | null
}

/** Asks once, on what basis a picture may be kept; of an ID card with what covers the religion. */
export function BasisDialog({
  purpose,
  file,
  nationality,
  answer,
}: Asked<BasisQuestion, GivenWithPicture | null>) {
  const t = useTranslations('consents')
  const isMasked = purpose === 'idCard' && file !== undefined
  const canvas = useRef<HTMLCanvasElement>(null)
  const [box, setBox] = useState<MaskBox | null>(usualBox)
  const [isReady, setReady] = useState(!isMasked)
  const [isOther, setOther] = useState(false)
  const give = async (basis: CarriedBasis) => {
    const picture = isMasked && box ? await maskedPicture(canvas.current!, box) : file
    answer({ basis, file: picture })
  }
  const step = { hasPicture: file !== undefined, isReady, onGiven: give }
  return (
    <Dialog title={t(`ask.${purpose}`)} onClose={() => answer(null)}>
      <Stack>
        {isMasked && (
          <MaskEditor
            file={file}
            canvas={canvas}
            box={box}
            usual={usualBox}
            onChange={setBox}
            onReady={() => setReady(true)}
          />
        )}
        {isOther ? (
          <OtherBasis {...step} onBack={() => setOther(false)} />
        ) : (
          <ConsentChoice
            {...step}
            purpose={purpose}
            startLanguage={languageFor(nationality)}
            onOther={() => setOther(true)}
          />
        )}
      </Stack>
    </Dialog>
  )
}
