'use client'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useQueryState } from '@/components/table/use-list'
import { useToast } from '@/components/ui/toast'
import { useRemoval } from '@/components/ui/use-removal'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { callApi } from '@/lib/platform/browser/client'
import { useApi } from '@/lib/platform/browser/use-api'
import { FormSteps } from './form-steps'
import { PermitForm } from './permit-form'
import { valuesOfPermit } from './permit-form-values'
import { stepAfter, stepBefore, stepNamed, type Step } from './steps'

/** The step is kept in the address, so that a gap can link to it. */
export function EditForm({ permit }: { permit: PermitRecord }) {
  const t = useTranslations()
  const toast = useToast()
  const queries = useQueryClient()
  const { query, change } = useQueryState()
  const step = stepNamed(query.get('step'))
  const show = (next: Step) => change({ step: next })
  const { data } = useApi(workPermits.readiness, { id: permit.id })
  const before = stepBefore(step)
  const reload = async () => {
    const latest = await callApi(workPermits.get, { id: permit.id })
    void queries.invalidateQueries()
    return valuesOfPermit(latest)
  }
  return (
    <>
      <FormSteps step={step} gaps={data?.gaps} onStep={show} />
      <PermitForm
        step={step}
        values={valuesOfPermit(permit)}
        record={permit}
        reload={reload}
        onBack={before && (() => show(before))}
        onDone={() => {
          toast.done(t('workPermits.form.savedStep'))
          const after = stepAfter(step)
          if (after) show(after)
        }}
      >
        {permit.can.remove && <Removal permit={permit} />}
      </PermitForm>
    </>
  )
}

function Removal({ permit: { id, permitNo } }: { permit: PermitRecord }) {
  const t = useTranslations('workPermits')
  const remove = useRemoval(workPermits.remove)
  return (
    <Button
      variant="subtle"
      color="red"
      onClick={() =>
        void remove({
          input: { id },
          name: permitNo,
          text: t('removeText'),
          leaveTo: '/work-permits',
        })
      }
    >
      {t('remove')}
    </Button>
  )
}
