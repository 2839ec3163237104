'use client'
import { createContext } from 'react'

/**
 * What is typed in rows and not saved, by the number of the row and by column. It outlives the rows, which go while a job works
 * on the file, or while others are shown.
 */
export const TypedTexts = createContext<Map<number, Record<string, string>> | null>(null)
