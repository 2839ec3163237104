/** Of the records that belong to another one, as many as its page shows at first. */
const FEW_ROWS = 5

/** And on request. */
export const MOST_ROWS = 100

/** The input with which `RelatedRecords` begins; a page prefetches with it. */
export const firstRows = <I extends object>(input: I) => ({ ...input, page: 1, pageSize: FEW_ROWS })
