'use client'
import { useLocalStorage } from '@mantine/hooks'

/** Whether single letters are keys. Kept in this browser, as they concern its keyboard, not its user (WCAG 2.1.4). */
export const useLetterKeys = () => useLocalStorage({ key: 'letter-keys', defaultValue: true })
