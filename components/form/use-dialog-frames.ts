'use client'
import { later } from '@/components/ui/later'

export const useDialogFrames = later(() => import('./dialog-frames'))
