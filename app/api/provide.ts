import { nodeApi } from '@/lib/platform/http/node-api'
import { provideApi } from '@/lib/platform/http/provided-api'
import { endpoints } from './generated/endpoints'

/** Provides all endpoints to the server in front of Next. */
export const provide = () => provideApi(nodeApi(endpoints))
