import type { Route } from 'next'

/** Where all there is to know of a session stands. */
export const pageOfSession = ({ id }: { id: string }) => `/training/sessions/${id}` as Route
