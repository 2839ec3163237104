'use client'
import { Anchor, Loader, Text } from '@mantine/core'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { assetUrl } from '@/components/assets/asset-url'
import type { AssetRecord } from '@/lib/domain/site/assets/contract'
import type { CredentialRecord } from '@/lib/domain/eligibility/credentials/contract'
import classes from './file-view.module.css'

type Props = { credential: Pick<CredentialRecord, 'files'> & { can: { openFiles: boolean } } }

/** The files of a credential, one below the other, as large as the room allows. */
export function FileViews({ credential }: Props) {
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

/** `noViewer`: the browser shows no PDF in a page, as on most phones. `source`: the address of its bytes. */
type PdfState = { name: 'loading' | 'noViewer' | 'failed' } | { name: 'shown'; source: string }

/** By its bytes: no page may frame an address of the server. */
function PdfView({ file: { id }, label }: { file: AssetRecord; label: string }) {
  const t = useTranslations('credentials')
  const [state, setState] = useState<PdfState>({ name: 'loading' })
  useEffect(() => {
    let source: string | undefined
    const aborting = new AbortController()
    const read = async () => {
      if (!navigator.pdfViewerEnabled) return setState({ name: 'noViewer' })
      const response = await fetch(assetUrl(id), { signal: aborting.signal })
      if (!response.ok) return setState({ name: 'failed' })
      source = URL.createObjectURL(await response.blob())
      setState({ name: 'shown', source })
    }
    read().catch(() => aborting.signal.aborted || setState({ name: 'failed' }))
    return () => {
      aborting.abort()
      if (source) URL.revokeObjectURL(source)
    }
  }, [id])
  if (state.name === 'shown')
    // oxlint-disable-next-line react/iframe-missing-sandbox -- Chromium shows no PDF in a sandbox
    return <iframe className={classes.pdf} src={state.source} title={label} />
  if (state.name === 'loading') return <Loader role="status" aria-label={t('loadingFile')} />
  return <Text c="dimmed">{t(state.name === 'failed' ? 'fileNotLoaded' : 'noPdfViewer')}</Text>
}
