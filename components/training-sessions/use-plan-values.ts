'use client'
import { useFormContext } from 'react-hook-form'
import { useToast } from '@/components/ui/toast'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { callApi } from '@/lib/platform/browser/client'

const members = ['period', 'startTime', 'endTime', 'location', 'capacity'] as const

/** Fills the fields of a new session from its plan; the day stays as it was chosen. */
export function usePlanValues() {
  const { setValue, getValues } = useFormContext()
  const toast = useToast()
  return async (scheduleId: string): Promise<void> => {
    try {
      const template = await callApi(trainingSessions.create, { scheduleId })
      // Another plan was chosen meanwhile, whose answer is still to come.
      if (getValues('scheduleId') !== scheduleId) return
      for (const name of members) setValue(name, template[name], { shouldDirty: true })
    } catch (problem) {
      toast.failed(problem)
    }
  }
}
