'use client'
import { Image } from '@mantine/core'
import { useLocale } from 'next-intl'
import { useEffect, useState } from 'react'
import { Photo } from '@/components/ui/photo'
import type { GateMatch } from '@/lib/domain/gate/gate/contract'
import { nameIn } from '@/lib/platform/i18n/names'
import { fetchPhoto, keptPhoto } from '../store/photos'
import classes from './kiosk.module.css'

type SmallProps = {
  person: { id: string; hasPhoto: boolean } | null
  name: string
  size: number
  token: string
}

/** In a list of many: as this device keeps it, and only otherwise from the server. */
export function SmallFace({ person, name, size, token }: SmallProps) {
  const { id = '', hasPhoto = false } = person ?? {}
  return <Photo src={useFace({ id, hasPhoto }, token, false)} name={name} size={size} />
}

type Props = { match: Pick<GateMatch, 'id' | 'hasPhoto' | 'nameTh' | 'nameEn'>; token: string }

/** The face as this device keeps it, and then as the server has it now. */
export function Face({ match, token }: Props) {
  const locale = useLocale()
  const source = useFace(match, token, true)
  return source ? (
    <Image className={classes.face} src={source} alt="" />
  ) : (
    <span className={classes.face} aria-hidden>
      {nameIn(locale, match).slice(0, 1)}
    </span>
  )
}

function useFace(
  { id, hasPhoto }: Pick<Props['match'], 'id' | 'hasPhoto'>,
  token: string,
  isRenewed: boolean,
): string | null {
  const [source, setSource] = useState<{ id: string; url: string } | null>(null)
  useEffect(() => {
    if (!hasPhoto) return
    let url: string | null = null
    let isGone = false
    const show = (photo: Blob | null) => {
      if (!photo || isGone) return
      if (url) URL.revokeObjectURL(url)
      url = URL.createObjectURL(photo)
      setSource({ id, url })
    }
    const load = async () => {
      const kept = await keptPhoto(id)
      show(kept)
      if (isRenewed || !kept) show(await fetchPhoto(id, token))
    }
    load().catch(() => {}) // The name stands in its place.
    return () => {
      isGone = true
      if (url) URL.revokeObjectURL(url)
    }
  }, [id, hasPhoto, token, isRenewed])
  return source?.id === id ? source.url : null
}
