/** What stands in place of a page, in one file, which pages fetch once they are there. */
export { FailedPage } from './failed-page'
export { MessagePage } from './message-page'
