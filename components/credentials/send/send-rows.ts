'use client'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { megabytes } from '@/components/form/file-field'
import { useToast } from '@/components/ui/toast'
import { useIsLeft } from '@/components/ui/use-is-left'
import { UPLOAD_LIMIT } from '@/lib/domain/site/assets/contract'
import { credentials } from '@/lib/domain/eligibility/credentials/contract'
import { callApi } from '@/lib/platform/browser/client'
import { newId } from '@/lib/platform/browser/new-id'
import type { Day } from '@/lib/platform/dates/day'
import { refusalText, uploadCredentialFile } from './upload'

/** What is filled in for a file, or for all of them. */
export type Filled = {
  typeId: string | null
  personId: string | null
  employerId: string | null
  issuedOn: Day | null
  expiresOn: Day | null
  number: string
}
export type SendRow = Filled & {
  key: string
  fileName: string
  /** Null while the file is being uploaded, or where it was refused. */
  assetId: string | null
  refusal: string | null
}

const blank: Filled = {
  typeId: null,
  personId: null,
  employerId: null,
  issuedOn: null,
  expiresOn: null,
  number: '',
}

/** The chosen files, each of which becomes a document of its own. Files are uploaded as soon as they are chosen. */
export function useSendRows() {
  const t = useTranslations()
  const tooLarge = t('form.fileTooLarge', { size: megabytes(UPLOAD_LIMIT) })
  const toast = useToast()
  const isLeft = useIsLeft()
  const queries = useQueryClient()
  const [rows, setRows] = useState<SendRow[]>([])
  const [common, setCommon] = useState(blank)
  const [isSending, setSending] = useState(false)
  const [sent, setSent] = useState<{ done: number; left: number } | null>(null)
  const change = (key: string, changes: Partial<SendRow>) =>
    setRows((now) => now.map((row) => (row.key === key ? { ...row, ...changes } : row)))
  /** What the server has refused may do now; a file that was not taken stays refused. */
  const fill = (key: string, filled: Partial<Filled>) =>
    setRows((now) =>
      now.map((row) =>
        row.key === key ? { ...row, ...filled, refusal: row.assetId ? null : row.refusal } : row,
      ),
    )

  const add = async (files: File[]) => {
    setSent(null)
    const added = files.map((file) => ({ file, key: newId() }))
    setRows((now) => [
      ...now,
      ...added.map(({ file, key }) => ({
        ...blank,
        key,
        fileName: file.name,
        assetId: null,
        refusal: null,
      })),
    ])
    for (const { file, key } of added)
      await uploadCredentialFile(file, tooLarge).then(
        ({ id }) => change(key, { assetId: id }),
        (failure: unknown) => change(key, { refusal: refusalText(failure) }),
      )
  }

  /**
   * Each by itself: what was sent leaves the list, the others keep their reasons. Whoever leaves meanwhile sends no more of
   * them, and learns what became of the one that was on its way.
   */
  const send = async () => {
    setSending(true)
    let [done, left] = [0, 0]
    for (const row of rows) {
      if (isLeft()) break
      const refusal = await sendOne(merged(row, common))
      if (refusal === null) {
        done++
        setRows((now) => now.filter(({ key }) => key !== row.key))
      } else {
        left++
        change(row.key, { refusal })
        if (isLeft()) toast.failed(`${row.fileName}: ${refusal}`)
      }
    }
    setSending(false)
    setSent({ done, left })
    if (isLeft() && done > 0) toast.done(t('credentials.sending.sent', { count: done }))
    await queries.invalidateQueries()
  }
  const remove = (key: string) => setRows((now) => now.filter((row) => row.key !== key))
  const isUploading = rows.some(({ assetId, refusal }) => assetId === null && refusal === null)
  return { rows, common, setCommon, add, fill, remove, send, isSending, isUploading, sent }
}

/** What a file has not of its own is that of all. */
export const merged = (row: SendRow, common: Filled): SendRow => ({
  ...row,
  typeId: row.typeId ?? common.typeId,
  issuedOn: row.issuedOn ?? common.issuedOn,
  expiresOn: row.expiresOn ?? common.expiresOn,
})

/** Why it was not sent, or null. */
async function sendOne(row: SendRow): Promise<string | null> {
  const { typeId, personId, employerId, issuedOn, expiresOn, number, assetId } = row
  if (!assetId) return row.refusal ?? '–'
  try {
    await callApi(credentials.save, {
      typeId: typeId ?? '',
      personId,
      employerId,
      issuedOn: issuedOn ?? '',
      expiresOn,
      number,
      files: [{ id: assetId }],
    })
    return null
  } catch (failure) {
    return refusalText(failure)
  }
}
