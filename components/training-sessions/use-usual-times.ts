'use client'
import { useEffect, useRef } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import type { HalfDay } from '@/lib/domain/training/training-plans/contract'
import { usualTimes } from '@/lib/domain/training/training-plans/rules'

/** Another half-day brings its usual times, unless somebody has changed the times. */
export function useUsualTimes(): void {
  const { setValue, getValues } = useFormContext()
  const period = useWatch({ name: 'period' }) as HalfDay
  const before = useRef(period)
  useEffect(() => {
    const left = usualTimes[before.current]
    before.current = period
    const isUsual =
      getValues('startTime') === left.startTime && getValues('endTime') === left.endTime
    if (!isUsual) return
    setValue('startTime', usualTimes[period].startTime)
    setValue('endTime', usualTimes[period].endTime)
  }, [period, setValue, getValues])
}
