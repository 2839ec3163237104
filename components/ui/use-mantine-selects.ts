'use client'
import { later } from './later'

export const useMantineSelects = later(() => import('./mantine-selects'))
