/** Stored as the name of a record that has none yet. Source: docs/interface.md#projects. */
export const DRAFT_NAME = 'DRAFT'
