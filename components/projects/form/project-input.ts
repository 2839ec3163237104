/** Said at all, this brings the lists to choose from; a select box here needs no empty choice. */
export const projectInput = (id: string) => ({ id, includeEmptyOption: 'false' })
