'use client'
import { Paper, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { BackLink } from '@/components/layout/back-link'
import { TableSkeleton } from '@/components/table/table-skeleton'
import { useToast } from '@/components/ui/toast'
import { workPermits, type PermitRecord } from '@/lib/domain/work/work-permits/contract'
import { route } from '@/lib/platform/access/route'
import { callApi } from '@/lib/platform/browser/client'
import { useApi } from '@/lib/platform/browser/use-api'
import { FormSteps } from '@/components/work-permits/form/form-steps'
import { PermitForm } from '@/components/work-permits/form/permit-form'
import { valuesOfPermit } from '@/components/work-permits/form/permit-form-values'
import { StepFields } from '@/components/work-permits/form/step-fields'
import { StepHeading } from '@/components/work-permits/form/step-heading'
import { stepAfter, stepBefore } from '@/components/work-permits/form/steps'
import { PermitPage } from './permit-page'
import { SubmitStep } from './submit-step'
import { stepNow, useStep } from '@/components/work-permits/form/use-step'

const pageOf = (id: string) => route(`/work-permits/${id}`)

/** A permit is filled in step by step, each on a screen of its own. */
export const EditPermitScreen = ({ id }: { id: string }) => (
  <PermitPage id={id}>
    {(permit) => (permit.can.save ? <EditPermit permit={permit} /> : <ToPermit id={id} />)}
  </PermitPage>
)

/** A permit that was submitted, or that somebody else fills in, can only be read. */
function ToPermit({ id }: { id: string }) {
  const router = useRouter()
  useEffect(() => router.replace(pageOf(id)), [router, id])
  return <TableSkeleton />
}

function EditPermit({ permit }: { permit: PermitRecord }) {
  const t = useTranslations('workPermits')
  const toast = useToast()
  const queries = useQueryClient()
  const { step, field, show, showField } = useStep()
  const { data } = useApi(workPermits.readiness, { id: permit.id })
  const before = stepBefore(step)
  const back = () => before && show(before)
  const reload = async () => {
    const latest = await callApi(workPermits.get, { id: permit.id })
    void queries.invalidateQueries()
    return valuesOfPermit(latest)
  }
  return (
    <>
      <BackLink href={pageOf(permit.id)}>{permit.permitNo}</BackLink>
      <Stack maw="48rem" gap={0}>
        <FormSteps step={step} gaps={data?.gaps} onStep={show} />
        <Paper withBorder p="md">
          <PermitForm
            values={valuesOfPermit(permit)}
            record={permit}
            reload={reload}
            showField={showField}
            onDone={() => {
              toast.done(t('form.savedStep'))
              const after = stepAfter(step)
              // Whoever has opened another step meanwhile stays there.
              if (after && stepNow() === step) show(after)
            }}
          >
            <StepHeading key={step} step={step} of={permit.permitNo} field={field} />
            {step === 'submit' ? (
              <SubmitStep permit={permit} showField={showField} onBack={back} />
            ) : (
              <StepFields step={step} record={permit} onBack={before && back} />
            )}
          </PermitForm>
        </Paper>
      </Stack>
    </>
  )
}
