'use client'
import { createContext, use } from 'react'

const MayEnroll = createContext(false)

/** `value`: the reader may enrol people in sessions. */
export const EnrollmentPolicy = MayEnroll.Provider

export const useMayEnroll = () => use(MayEnroll)
