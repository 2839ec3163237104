import type { Route } from 'next'

export const pageOfSession = ({ id }: { id: string }) => `/training/sessions/${id}` as Route
