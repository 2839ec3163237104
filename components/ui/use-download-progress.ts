'use client'
import { later } from './later'

/** Fetched once the page is there: few readers download a file at once. */
export const useDownloadProgress = later(() => import('./download-progress'))
