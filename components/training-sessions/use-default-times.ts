'use client'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { HalfDay } from '@/lib/domain/training/training-plans/contract'
import { defaultTimes } from '@/lib/domain/training/training-plans/rules'

/** Another half-day brings its default times, unless somebody has changed the times. */
export function useDefaultTimes(): void {
  const { setValue, getValues } = useFormContext()
  const period = useWatch({ name: 'period' }) as HalfDay
  const before = useRef(period)
  useEffect(() => {
    const left = defaultTimes[before.current]
    before.current = period
    const isDefault =
      getValues('startTime') === left.startTime && getValues('endTime') === left.endTime
    if (!isDefault) return
    setValue('startTime', defaultTimes[period].startTime)
    setValue('endTime', defaultTimes[period].endTime)
  }, [period, setValue, getValues])
}
