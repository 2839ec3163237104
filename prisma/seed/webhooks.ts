import { makeSecret, encryptSecret } from '@/lib/domain/insight/webhook-endpoints/secrets/commands'
import type { Prisma } from '@/lib/platform/db/generated/client'
import type { Calendar } from './calendar'
import { demoId } from './ids'

const endpointId = demoId('webhookEndpoint', 1)

/** Of an ERP that does not exist: nothing of the demo is ever sent. */
export const webhookEndpointRows = ({
  morning,
}: Calendar): Prisma.WebhookEndpointCreateManyInput[] => [
  {
    id: endpointId,
    url: 'https://erp.example.invalid/hooks/site-safety',
    types: ['project.saved', 'project.status-changed', 'employer.saved'],
    isActive: false,
    position: 0,
    secret: encryptSecret(makeSecret(), endpointId),
    createdAt: morning(20),
  },
]

/** One in each status. */
export function webhookDeliveryRows({
  morning,
}: Calendar): Prisma.WebhookDeliveryCreateManyInput[] {
  const delivery = (seq: number, project: number, daysAgo: number) => ({
    id: demoId('webhookDelivery', seq),
    endpointId,
    seq,
    type: 'project.saved',
    subjectId: demoId('project', project),
    path: `/api/projects/get/${demoId('project', project)}`,
    at: morning(daysAgo, 20),
    createdAt: morning(daysAgo, 20),
    nextAttemptAt: morning(daysAgo, 21),
  })
  return [
    {
      ...delivery(1, 1, 12),
      status: 'Delivered',
      attempts: 1,
      answerStatus: 204,
      milliseconds: 84,
    },
    {
      ...delivery(2, 2, 9),
      status: 'Failed',
      attempts: 10,
      answerStatus: 500,
      milliseconds: 1210,
    },
    {
      ...delivery(3, 3, 1),
      nextAttemptAt: morning(-1, 20),
      attempts: 3,
      fault: 'no-answer',
      milliseconds: 15_000,
    },
  ]
}
