/** Why a call has no answer. Runs in the browser, too. */
export const outboundFaults = ['address-not-allowed', 'certificate', 'no-answer'] as const
export type OutboundFault = (typeof outboundFaults)[number]
