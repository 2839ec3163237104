/** As many rows as a table of related records shows at first. Read by pages, too, which run on the server. */
export const FEW_ROWS = 5

/** What such a table asks for at first. */
export const firstRows = { page: 1, pageSize: FEW_ROWS }
