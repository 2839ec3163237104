'use client'
import { later } from '@/components/ui/later'

/** Fetched once the page is there: few readers open a dialog of it. */
export const useDialogFrames = later(() => import('@/components/ui/dialog'))
