import { v4 } from 'uuid'

/** A random id. Not `randomUUID`, which browsers have on secure pages only. */
export const newId = (): string => v4()
