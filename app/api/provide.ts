import { nodeApi } from '@/lib/platform/http/node-api'
import { provideApi } from '@/lib/platform/http/provided-api'
import { endpoints } from './generated/endpoints'

/** Hands all endpoints to the server that stands around Next. */
export const provide = () => provideApi(nodeApi(endpoints))
