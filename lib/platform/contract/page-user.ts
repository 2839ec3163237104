/** The header by which a page names the user for whom it was made. Source: docs/interface.md#signing-in */
export const PAGE_USER = 'x-page-user'
