import * as z from 'zod'
import { jsaSteps, permitType } from '../contract'
import chemicalTransfer from './chemical-transfer.json'
import confinedSpace from './confined-space.json'
import demolition from './demolition.json'
import electricalLoto from './electrical-loto.json'
import excavation from './excavation.json'
import hotWork from './hot-work.json'
import lifting from './lifting.json'
import lineBreaking from './line-breaking.json'
import painting from './painting.json'
import scaffolding from './scaffolding.json'
import vehicleMovement from './vehicle-movement.json'
import workAtHeight from './work-at-height.json'

const systemTemplate = z.object({
  id: z.guid().meta({ description: 'The same in every database; copies refer to it' }),
  code: z.string(),
  nameTh: z.string(),
  nameEn: z.string(),
  typeCode: permitType,
  steps: jsaSteps,
})
export type SystemTemplate = z.output<typeof systemTemplate>

/** The job safety analyses that come with the product, checked by the rules of every other. */
export const systemTemplates: SystemTemplate[] = z
  .array(systemTemplate)
  .parse([
    hotWork,
    confinedSpace,
    workAtHeight,
    scaffolding,
    lifting,
    excavation,
    electricalLoto,
    chemicalTransfer,
    lineBreaking,
    painting,
    demolition,
    vehicleMovement,
  ])
