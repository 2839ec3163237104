import type { TablerIcon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod'
import type { Policy } from '@/lib/platform/access/policies'
import type { ApiProblem } from '@/lib/platform/browser/client'
import type { Contract } from '@/lib/platform/contract/contract'
import type { Look } from '@/lib/platform/workflow/look'
import type { Conflict } from './use-conflict'

export type CommandWords = {
  label: string
  icon?: TablerIcon
  /** The consequence of the command, shown in the dialog. */
  text?: ReactNode
  /** Toast after success. */
  done?: string
  /** Title of the dialog, where it differs from the label. */
  title?: string
}

/** What buttons, dialog and conflict alert need to know of the commands of one record. */
export type Commands<Command extends string = string, Answer = unknown> = {
  /** Those that the server offers this reader. */
  offered: readonly Command[]
  of(command: Command): { look: Look; reason?: 'needed' | 'optional'; isInstant?: true }
  contractOf(command: Command): Contract<Policy, z.ZodType, z.ZodType<Answer>>
  /** The input without the reason; a dialog sends that of its opening, with the version that was read then. */
  inputOf(command: Command): FieldValues
  wordsOf(command: Command): CommandWords
  /** The field for the reason, where a command takes one. */
  reason?: {
    name: string
    labels: { needed: string; optional?: string }
    hint?: string
    maxLength: number
  }
  /** Further fields of the dialog. */
  fieldsOf?(command: Command): ReactNode
  /** Label of the button that closes the dialog; "cancel" by default. */
  cancelLabelOf?(command: Command): string | undefined
  /** Returns true when it has shown the refusal itself. */
  onRefused?(problem: ApiProblem): boolean
  /** Why no command is possible yet: the id of the text that says so, and what leads to what is to be done first. */
  notYet?: { reasonId: string; lead(): void }
  onDone?(answer: Answer): void
  onClose?(): void
  /** Shows conflicts on the page; without it the dialog shows them. */
  conflict?: Conflict
}
