/** The fields with a list of options: a file of its own, for pages load it once they are there. */
export { MultiSelect, Select, TagsInput } from '@mantine/core'
