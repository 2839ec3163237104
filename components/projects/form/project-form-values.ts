import * as z from 'zod'
import type { FieldValues } from 'react-hook-form'
import {
  projects,
  type ProjectRecord,
  type ProjectTemplate,
} from '@/lib/domain/work/projects/contract'
import { DRAFT_NAME } from '@/lib/domain/work/projects/rules'
import { day } from '@/lib/platform/dates/day'

/** Treats an empty field as missing, so that the message says that it is required. */
const needed = <T extends z.ZodType>(type: T) =>
  z.preprocess((value) => (value === '' ? undefined : (value ?? undefined)), type)

/**
 * Without a company the endpoint answers 500; without days it makes up its own. The form asks for them first.
 * Source: docs/interface.md#projects.
 */
const filledIn: z.ZodType<FieldValues> = z.looseObject({
  employerId: needed(z.guid()),
  startDate: needed(day),
  endDate: needed(day),
  // An empty field clears it; left out, it would be kept.
  plannedWorkers: z.preprocess((value) => value ?? null, z.unknown()),
})
export const projectFormSchema = filledIn.pipe(
  projects.save.input as z.ZodType<FieldValues, FieldValues>,
)

/** A draft's generated name is not shown as if somebody had chosen it. */
export const valuesOfProject = ({ name, ...record }: ProjectRecord) => ({
  ...record,
  name: name === DRAFT_NAME ? '' : name,
  PurchaseRequisitionNo: record.PurchaseRequisitionNo ?? '',
  description: record.description ?? '',
  plannedWorkers: record.plannedWorkers ?? undefined,
})

export const valuesOfTemplate = (
  { lookups: _lookups, status: _status, ...template }: ProjectTemplate,
  prNo = '',
) => ({
  ...template,
  PurchaseRequisitionNo: prNo,
  description: '',
  plannedWorkers: undefined,
})
