'use client'
import { createContext } from 'react'

/** Whether a dialog is open: what is in one that has been closed is still there until it has faded out. */
export const IsShown = createContext(true)
