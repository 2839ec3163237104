import type { Route } from 'next'

/** The address of a page, put together from parts, as Next's links and router want it typed. */
export const route = (address: string): Route => address as Route
