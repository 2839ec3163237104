import * as z from 'zod'
import { command, list, result } from '@/lib/platform/contract/contract'
import { byId, filter, named, uniqueText } from '@/lib/platform/contract/fields'
import { saveInput } from '@/lib/platform/contract/save-input'
import { listScreens, LONGEST_QUERY, MOST_VIEWS } from './rules'

const screen = z.enum(listScreens)

const savedView = z.object({
  id: z.guid(),
  screen,
  name: z.string(),
  query: z.string().meta({ description: 'As in the address of the screen, without `?`' }),
  isShared: z.boolean(),
  isDefault: z.boolean().meta({
    description: 'The owner’s list opens with it where its address says nothing.',
  }),
  isOwn: z.boolean(),
  owner: named,
  can: z.object({ change: z.boolean() }),
  rowVersion: z.int(),
})
export type SavedView = z.output<typeof savedView>

export const savedViews = {
  search: list('/api/saved-views/search', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'Views of lists: the caller’s own and those shared with the caller',
    description:
      'Of the lists that the caller is offered. What a Contractor shares is seen in its own company, what the ' +
      'site’s people share among them; an Admin sees all that is shared.',
    filters: { screen: filter(screen) },
    row: savedView,
    sorts: ['name'],
  }),
  save: command('/api/saved-views/save', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'Keep the search, filters, order and columns of a list as a view',
    description:
      `At most ${MOST_VIEWS} a user (400 \`too-many-views\`), each name once on a screen (400 ` +
      '`view-name-in-use`). Changed by the owner or an Admin (403 `not-your-view`); of the default view only by ' +
      'the owner, and making one the default takes that from the one before. 400 `view-query-unknown` where ' +
      'the list does not know a member of the query. An audit line is left for shared views alone.',
    input: saveInput(
      { screen, name: uniqueText(100), query: z.string().max(LONGEST_QUERY) },
      { isShared: z.boolean().optional(), isDefault: z.boolean().optional() },
    ),
    output: result,
  }),
  remove: command('/api/saved-views/remove', {
    policy: 'realm-basic',
    peopleOnly: true,
    summary: 'Remove a view',
    description: 'By the owner or, once it is shared, an Admin (403 `not-your-view`).',
    input: byId,
    output: result,
  }),
}
