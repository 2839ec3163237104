import type { Route } from 'next'

/** Where people are enrolled. */
export const pageOfSession = ({ id }: { id: string }) => `/training/sessions/${id}` as Route
