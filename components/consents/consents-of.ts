/** What the page of a person asks for. */
export const consentsOf = (personId: string) => ({ personId, page: 1, pageSize: 50 })
