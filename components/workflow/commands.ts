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
  /** What the command does, to be read before it is given. */
  text?: ReactNode
  /** What is said once it is done, where the page does not show it. */
  done?: string
  /** Of the dialog, where it says more than the label. */
  title?: string
}

/** The commands of one record, as the table of its noun and the server have them. */
export type Commands<Command extends string = string, Answer = unknown> = {
  /** Those that the server offers this reader. */
  offered: readonly Command[]
  of(command: Command): { look: Look; reason?: 'needed' | 'optional'; isInstant?: true }
  contractOf(command: Command): Contract<Policy, z.ZodType, z.ZodType<Answer>>
  /** What is sent, beside the reason. */
  inputOf(command: Command): FieldValues
  /** What is sent of the dialog's fields, where they are not the input itself. */
  toInput?(checked: FieldValues): FieldValues
  wordsOf(command: Command): CommandWords
  /** How the reason is asked for, where a command takes one. */
  reason?: {
    name: string
    labels: { needed: string; optional: string }
    hint?: string
    maxLength: number
  }
  /** What else is asked for. */
  fieldsOf?(command: Command): ReactNode
  /** The button that leaves the dialog without doing anything; "cancel" where nothing is said. */
  cancelLabelOf?(command: Command): string | undefined
  /** A refusal that is shown elsewhere: true when it was taken care of. */
  onRefused?(problem: ApiProblem): boolean
  /** Asked first where something typed would be left out; false when nothing is to happen. */
  mayLeave?(): Promise<boolean>
  onDone?(answer: Answer): void
  onClose?(): void
  /** Where the page tells of conflicts; without it they are read in the dialog. */
  conflict?: Conflict
}
