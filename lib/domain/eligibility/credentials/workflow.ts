/**
 * เอกสารรับรอง: ส่งตรวจ → อนุมัติ หรือ ส่งกลับให้แก้ → อนุมัติแล้วอาจถูกเพิกถอน
 * The life of a credential. Saving one that was returned submits it again.
 * Source: docs/gate.md#2-credentials-and-company-documents.
 */
import { Workflow } from '@/lib/platform/workflow/workflow'
import { credentialStatuses } from './standing/rules'

export const credentialWorkflow = new Workflow({
  subject: 'credential',
  statuses: credentialStatuses,
  words: { statuses: 'credentials.statuses', commands: 'credentials.commands' },
  /** Whoever has the role that reviews its type. */
  roles: ['reviewer'],
  /** See `reviewChecks`. */
  conditions: ['not-own', 'approvable'],
  wrongStatus: 'state-moved-on',
  reasonField: 'note',
  transitions: {
    approve: {
      from: ['Submitted'],
      to: 'Approved',
      by: ['reviewer'],
      reason: 'optional',
      condition: 'approvable',
      look: 'leading',
      isInstant: true,
    },
    return: {
      from: ['Submitted'],
      to: 'Returned',
      by: ['reviewer'],
      reason: 'needed',
      condition: 'not-own',
      look: 'plain',
    },
    revoke: {
      from: ['Approved'],
      to: 'Revoked',
      by: ['reviewer'],
      reason: 'needed',
      look: 'ending',
    },
  },
})

export const credentialCommands = credentialWorkflow.commands
export type CredentialCommand = (typeof credentialCommands)[number]
