'use client'
import { useFormContext } from 'react-hook-form'
import { useToast } from '@/components/ui/toast'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { callApi } from '@/lib/platform/browser/client'

const members = ['date', 'period', 'startTime', 'endTime', 'location', 'capacity'] as const

/** Fills the fields of a new session from its plan; of a chosen day that is over for the plan, the next one. */
export function usePlanValues() {
  const { setValue, getValues } = useFormContext()
  const toast = useToast()
  return async function fill(scheduleId: string): Promise<void> {
    const date = getValues('date')
    try {
      const template = await callApi(trainingSessions.create, { scheduleId, date })
      // Another plan was chosen meanwhile, whose answer is still to come.
      if (getValues('scheduleId') !== scheduleId) return
      if (getValues('date') !== date) return await fill(scheduleId)
      for (const name of members) setValue(name, template[name], { shouldDirty: true })
    } catch (problem) {
      toast.failed(problem)
    }
  }
}
