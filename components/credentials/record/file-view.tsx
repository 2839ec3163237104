'use client'
import { Anchor, Loader, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { assetUrl } from '@/components/assets/asset-url'
import type { AssetRecord } from '@/lib/domain/site/assets/contract'
import type { CredentialRecord } from '@/lib/domain/eligibility/credentials/contract'
import classes from './file-view.module.css'

/** The files of a credential, one below the other, as large as the room allows. */
export function FileViews({ credential }: { credential: CredentialRecord }) {
  const t = useTranslations('credentials')
  const { files, can } = credential
  if (!can.openFiles) return <Text c="dimmed">{t('hiddenFiles')}</Text>
  if (files.length === 0) return <Text c="dimmed">{t('noFiles')}</Text>
  return files.map((file, index) => (
    <figure key={file.id} className={classes.figure}>
      <FileView file={file} label={t('fileOf', { number: index + 1, count: files.length })} />
      <figcaption className={classes.caption}>
        <span>{file.fileName}</span>
        <Anchor href={assetUrl(file.id)} target="_blank" rel="noreferrer">
          {t('openFile')}
        </Anchor>
      </figcaption>
    </figure>
  ))
}

function FileView({ file, label }: { file: AssetRecord; label: string }) {
  if (file.contentType === 'application/pdf') return <PdfView file={file} label={label} />
  // The server has resized it already, and its address is private: next/image has nothing to add.
  // oxlint-disable-next-line nextjs/no-img-element
  return <img className={classes.picture} src={assetUrl(file.id)} alt={label} />
}

/** By its bytes: no page may frame an address of the server. */
function PdfView({ file: { id }, label }: { file: AssetRecord; label: string }) {
  const t = useTranslations('credentials')
  // The address of its bytes, or `none` where the browser shows no PDF, as on most phones.
  const [source, setSource] = useState<string | null>(null)
  useEffect(() => {
    let made: string | undefined
    const aborting = new AbortController()
    const read = async () => {
      if (!navigator.pdfViewerEnabled) return setSource('none')
      const response = await fetch(assetUrl(id), { signal: aborting.signal })
      if (!response.ok) return
      made = URL.createObjectURL(await response.blob())
      setSource(made)
    }
    read().catch(() => undefined)
    return () => {
      aborting.abort()
      if (made) URL.revokeObjectURL(made)
    }
  }, [id])
  if (source === 'none') return <Text c="dimmed">{t('noPdfViewer')}</Text>
  if (!source) return <Loader role="status" aria-label={t('loadingFile')} />
  // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium shows no PDF in a sandbox
  return <iframe className={classes.pdf} src={source} title={label} />
}
