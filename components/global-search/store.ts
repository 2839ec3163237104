import { createSpotlight } from '@mantine/spotlight'

/** Whether the search is open, what is typed and which row is selected. */
export const [searchStore, searchDialog] = createSpotlight()
