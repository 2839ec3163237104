/** What dialogs and drawers are drawn with: a file of its own, for pages load it once they are there. */
export { Drawer, Modal } from '@mantine/core'
