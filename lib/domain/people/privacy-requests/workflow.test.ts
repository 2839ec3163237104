import { describeWorkflow } from '@/lib/testing/inputs/workflow-grid'
import { privacyRequestWorkflow } from './workflow'

describeWorkflow(privacyRequestWorkflow, {
  transitions: { close: { Open: ['Done', 'Refused', 'Withdrawn'] } },
  allowedRoles: { close: ['privacy'] },
})
