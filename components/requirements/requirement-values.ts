import type { FieldValues } from 'react-hook-form'
import type {
  RequirementRecord,
  requirements,
} from '@/lib/domain/eligibility/requirements/contract'
import {
  conditionNames,
  knowsCondition,
  newRequirement,
} from '@/lib/domain/eligibility/requirements/rules'
import type { InputOf } from '@/lib/platform/contract/contract'

/** The option of the form that stands for the safety training, beside the ids of credential types. */
export const SAFETY_TRAINING = 'SafetyTraining'

type Input = InputOf<typeof requirements.save>
export type RequirementValues = Omit<RequirementRecord, 'anyOf' | 'can' | 'isSystem'> & {
  /** As options. */
  anyOf: string[]
}

export const valuesOf = ({ anyOf, ...row }: RequirementRecord): FieldValues => ({
  ...row,
  anyOf: anyOf.map((each) => (each.kind === 'Credential' ? each.credentialTypeId : each.kind)),
})

export const blank: FieldValues = {
  ...newRequirement,
  purpose: 'Work',
  anyOf: [],
}

/** Conditions that the purpose does not know are not sent along. */
export function toInput(values: FieldValues): Input {
  const { anyOf, purpose, basis, ...others } = values as RequirementValues
  const conditions = conditionNames.map((name) => [
    name,
    knowsCondition(purpose, name) ? others[name] : [],
  ])
  const isLaw = basis === 'Law'
  return {
    ...others,
    purpose,
    basis,
    anyOf: anyOf.map((each) =>
      each === SAFETY_TRAINING
        ? { kind: 'SafetyTraining' }
        : { kind: 'Credential', credentialTypeId: each },
    ),
    ...Object.fromEntries(conditions),
    graceDays: isLaw ? 0 : others.graceDays,
    override: isLaw ? 'Never' : others.override,
  }
}
