import * as z from 'zod'
import { requirementRecord } from '../contract'
import requirements from './requirements.json'

const systemRequirement = requirementRecord.omit({ isSystem: true, rowVersion: true, can: true })
export type SystemRequirement = z.output<typeof systemRequirement>

/** What comes with the product, from Thai law and usual site policy; `isActive` is how a new site begins. */
export const systemRequirements: SystemRequirement[] = z
  .array(systemRequirement)
  .parse(requirements)
