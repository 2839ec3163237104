import { createSpotlight } from '@mantine/spotlight'

/** Whether the search is open, what is typed and which row is selected. */
export const [searchStore, searchDialog] = createSpotlight()

/** Spotlight moves the selection without telling: whoever shows it has to be told. */
export const tellSelected = (selected = searchStore.getState().selected) =>
  searchStore.setState({ ...searchStore.getState(), selected })
