import { watchedFlag } from './watched-flag'

/** Whether a newer version of the page is in use on this device or at the server, so that this one is to be loaded anew. */
export const isOld = watchedFlag(false)
