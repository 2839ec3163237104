import type { Db } from '@/lib/platform/db/database'

/** A task of a permit has the permit's project. */
export const setProjectOfTask = async (
  db: Db,
  id: string,
  projectId: string | null,
): Promise<void> => void (await db.task.update({ where: { id }, data: { projectId } }))
