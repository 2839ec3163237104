'use client'
import dynamic from 'next/dynamic'
import { useQuestion } from '@/components/ui/use-question'
import { fetchPart } from '@/lib/platform/browser/fetch-part'
import type { BasisQuestion, GivenWithPicture } from './basis-dialog'

const BasisDialog = dynamic(
  () => fetchPart(() => import('./basis-dialog')).then((part) => part.BasisDialog),
  {
    ssr: false,
  },
)

/** `ask` resolves with the basis, or with null where nobody gave one; `dialog` stands in the page. */
export function useBasisQuestion() {
  const { asked, ask } = useQuestion<BasisQuestion, GivenWithPicture | null>()
  return { ask, dialog: asked && <BasisDialog {...asked} /> }
}
