/** As many rows as a table of related records shows at first. Read by pages, too, which run on the server. */
export const FEW_ROWS = 5
