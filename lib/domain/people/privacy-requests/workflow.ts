/**
 * คำขอใช้สิทธิของเจ้าของข้อมูลส่วนบุคคล: รอดำเนินการ → ดำเนินการแล้ว หรือ ปฏิเสธ หรือ ผู้ขอถอนคำขอ
 * A request under the law on personal data is answered once: done, refused or withdrawn, and never without saying why.
 * Source: docs/integration.md#21-operations.
 */
import { Workflow } from '@/lib/platform/workflow/workflow'

export const privacyRequestWorkflow = new Workflow({
  subject: 'privacy-request',
  statuses: ['Open', 'Done', 'Refused', 'Withdrawn'],
  words: { statuses: 'privacyRequests.statuses', commands: 'privacyRequests.commands' },
  roles: ['privacy'],
  wrongStatus: 'privacy-request-closed',
  reasonField: 'reason',
  transitions: {
    close: {
      from: ['Open'],
      to: ['Done', 'Refused', 'Withdrawn'],
      by: ['privacy'],
      reason: 'needed',
      event: 'closed',
      look: 'leading',
    },
  },
})

export const privacyRequestStatuses = privacyRequestWorkflow.statuses
export const outcomes = privacyRequestWorkflow.targets('close')
export type PrivacyRequestCommand = (typeof privacyRequestWorkflow.commands)[number]
