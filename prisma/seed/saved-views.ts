import type { Prisma } from '@/lib/platform/db/generated/client'
import { demoId } from './ids'
import { userId } from './user-rows'

/** Two that are shared, each with whom its list is for. */
export const savedViewRows = (): Prisma.SavedViewCreateManyInput[] => [
  {
    id: demoId('savedView', 1),
    ownerId: userId('somchai'),
    screen: '/work-permits',
    name: 'งานที่ยังไม่ปิด',
    query: 'sort=-workDate&group=open',
    isShared: true,
  },
  {
    id: demoId('savedView', 2),
    ownerId: userId('thanakorn'),
    screen: '/persons',
    name: 'อบรมใกล้หมดอายุ',
    query: 'sort=trainingValidUntil&TrainingStatus=Expired',
    isShared: true,
  },
]
