import * as z from 'zod'
import { id, optionalId } from '@/lib/platform/contract/fields'

/** One choice of a lookup list; the empty choice has a null id and an empty name. */
const choice = z.object({
  id: z.guid().nullable(),
  nameTh: z.string(),
  nameEn: z.string().nullable(),
})
const userChoice = choice.extend({ employerId: z.guid().nullable(), isDefault: z.boolean() })
export type UserChoice = z.output<typeof userChoice>

export const projectLookups = z.object({
  purchasingUsers: z.array(userChoice),
  workOwnerUsers: z.array(userChoice),
  safetyOfficerUsers: z.array(userChoice),
  workspaceOwnerUsers: z.array(userChoice),
  contractorUsers: z.array(userChoice),
  contractors: z.array(choice),
  workspaceAreas: z.array(choice.extend({ code: z.string() })),
  documentTemplates: z.array(choice),
})
export type ProjectLookups = z.output<typeof projectLookups>

const guids = z.array(z.guid())

/** The references of a project, by id. */
export const references = {
  employerId: z.guid().nullable(),
  workOwnerUserId: z.guid().nullable(),
  purchasingUserId: z.guid().nullable(),
  safetyOfficerUserIds: guids,
  workspaceOwnerUserIds: guids,
  contractorUserIds: guids,
  workspaceAreaIds: guids,
  documentTemplateIds: guids,
}

const ids = z
  .array(id)
  .max(500)
  .transform((all) => [...new Set(all)])
  .optional()

/** What is left out keeps its value; a list replaces the stored one. */
export const referencesInput = {
  employerId: optionalId,
  workOwnerUserId: optionalId,
  purchasingUserId: optionalId,
  safetyOfficerUserIds: ids,
  workspaceOwnerUserIds: ids,
  contractorUserIds: ids,
  workspaceAreaIds: ids,
  documentTemplateIds: ids,
}

const input = z.object(referencesInput)
export type ReferencesInput = z.output<typeof input>
