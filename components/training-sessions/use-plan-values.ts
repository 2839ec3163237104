'use client'
import { use } from 'react'
import { useFormContext } from 'react-hook-form'
import { Pending } from '@/components/form/form-context'
import { useToast } from '@/components/ui/toast'
import { trainingSessions } from '@/lib/domain/training/training-sessions/contract'
import { callApi } from '@/lib/platform/browser/client'

const members = ['date', 'period', 'startTime', 'endTime', 'location', 'capacity'] as const

/**
 * Fills the fields of a new session from its plan; of a chosen day that is over for the plan, the next one. What is typed
 * until the plan has come stays.
 */
export function usePlanValues() {
  const { setValue, getValues } = useFormContext()
  const toast = useToast()
  const pending = use(Pending)
  const valuesNow = (): unknown[] => getValues(members)

  async function ask(scheduleId: string, before: unknown[]): Promise<void> {
    const date = getValues('date')
    try {
      const template = await callApi(trainingSessions.create, { scheduleId, date })
      // Another plan was chosen meanwhile, whose answer is still to come.
      if (getValues('scheduleId') !== scheduleId) return
      if (getValues('date') !== date) return await ask(scheduleId, before)
      const now = valuesNow()
      for (const [place, name] of members.entries())
        if (name === 'date' || now[place] === before[place])
          setValue(name, template[name], { shouldDirty: true })
    } catch (problem) {
      toast.failed(problem)
    }
  }

  return async function fill(scheduleId: string): Promise<void> {
    pending.change(1)
    await ask(scheduleId, valuesNow())
    pending.change(-1)
  }
}
