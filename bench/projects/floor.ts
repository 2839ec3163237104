import { rowsOf, serveFloor } from '../side-by-side/floor-server'
import { GET, INSERT, SEARCH, SEARCH_BY_PR_NO } from './floor-sql'

type Members = Record<string, string>

serveFloor({
  get: {
    '/api/projects/get': async (id) => {
      const [row] = await rowsOf('get', GET, [id])
      return row ? [200, row] : [400, { message: 'no such project' }]
    },
  },
  post: {
    '/api/projects/search': async () => [200, await rowsOf('search', SEARCH)],
    '/api/projects/searchByPrNo': async ({ PurchaseRequisitionNo }: Members) => [
      200,
      await rowsOf('searchByPrNo', SEARCH_BY_PR_NO, [`%${PurchaseRequisitionNo}%`]),
    ],
    '/api/projects/save': async (project: Members) => {
      const { PurchaseRequisitionNo, name, employerId, workOwnerUserId } = project
      const { startDate, endDate } = project
      const values = [PurchaseRequisitionNo, name, employerId, workOwnerUserId, startDate, endDate]
      const [saved] = await rowsOf('save', INSERT, values)
      return saved ? [200, saved] : [400, { message: 'taken' }]
    },
  },
})
