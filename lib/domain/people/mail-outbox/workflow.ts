/**
 * อีเมลขาออก: รอส่ง → ส่งแล้ว หรือ ส่งไม่ได้ หรือ ถูกเรียกคืน / The statuses of a mail.
 * Delivery and revocation set them; people can only have a mail sent again.
 */
import { Workflow } from '@/lib/platform/workflow/workflow'

export const mailWorkflow = new Workflow({
  subject: 'mail',
  statuses: ['Waiting', 'Sent', 'Failed', 'Revoked'],
  words: { statuses: 'mail.statuses', commands: 'mail.commands' },
  roles: ['settings-mgmt'],
  conditions: ['in-time'],
  wrongStatus: 'mail-not-waiting',
  transitions: {
    retry: {
      from: ['Waiting', 'Failed'],
      to: 'Waiting',
      by: ['settings-mgmt'],
      condition: 'in-time',
      event: 'retried',
      look: 'plain',
      isInstant: true,
    },
  },
})

export const mailStatuses = mailWorkflow.statuses
export type MailCommand = (typeof mailWorkflow.commands)[number]
