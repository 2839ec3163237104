import sharp from 'sharp'
import { assetRow, type AssetRow } from './asset-rows'
import type { Calendar } from './calendar'
import { idCard } from './id-card'
import { demoId } from './ids'
import { people } from './people'
import { employerOf, joinedDaysAgo, personId } from './person-rows'
import { portrait } from './portrait'
import { responsibleUsers, userId } from './user-rows'

const withPortrait = [
  ...['wichai', 'orathai', 'somchai', 'nattaya', 'prasit', 'kanchana', 'supaporn'],
  ...['thanakorn', 'bunsong', 'manop', 'saifon', 'aung', 'malee', 'prasoet', 'nipha', 'dara'],
]
const withIdCard = ['thanakorn', 'bunsong', 'manop', 'aung', 'malee', 'prasoet', 'nipha', 'dara']

const portraitId = (index: number) => demoId('asset', 101 + index)
const idCardId = (index: number) => demoId('asset', 201 + index)

type Links = { personId: string; profileAssetId?: string; idCardAssetId?: string }

/** Whose pictures they are. */
export const pictureLinks: Links[] = [
  ...withPortrait.map((key, index) => ({
    personId: personId(key),
    profileAssetId: portraitId(index),
  })),
  ...withIdCard.map((key, index) => ({ personId: personId(key), idCardAssetId: idCardId(index) })),
]

export const pictureRows = (calendar: Calendar): Promise<AssetRow[]> =>
  Promise.all([
    ...withPortrait.map((key, index) =>
      picture(calendar, key, { id: portraitId(index), assetType: 'Profile', svg: portraitOf(key) }),
    ),
    ...withIdCard.map((key, index) =>
      picture(calendar, key, {
        id: idCardId(index),
        assetType: 'IdCard',
        svg: idCard(portraitOf(key)),
      }),
    ),
  ])

type Drawing = Pick<AssetRow, 'assetType'> & { id: string; svg: string }

async function picture({ morning }: Calendar, key: string, { id, assetType, svg }: Drawing) {
  const content = new Uint8Array(await sharp(Buffer.from(svg)).jpeg({ quality: 82 }).toBuffer())
  const fileName = `${key}-${assetType === 'IdCard' ? 'id-card' : 'photo'}.jpg`
  const uploadedByUserId = uploaderFor(key)
  const createdAt = morning(joinedDaysAgo(key), 48)
  return assetRow({
    id,
    assetType,
    fileName,
    contentType: 'image/jpeg',
    content,
    uploadedByUserId,
    createdAt,
  })
}

function portraitOf(key: string): string {
  const index = people.findIndex((person) => person.key === key)
  return portrait(people[index]!, index)
}

/** Contractors upload the pictures of their own people. */
function uploaderFor(key: string): string {
  const employer = employerOf(key)
  return employer === 'a' || employer === 'b' ? responsibleUsers[employer] : userId('wichai')
}
