/** With `includeEmptyOption`, whatever its value, the answer has the lookups; the form needs no empty option. */
export const projectInput = (id: string) => ({ id, includeEmptyOption: 'false' })
