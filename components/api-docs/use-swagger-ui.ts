import { type RefObject, useEffect, useState } from 'react'
import type { apiDocs } from '@/lib/domain/insight/api-docs/contract'
import type { OutputOf } from '@/lib/platform/contract/contract'
import { keepAccessible } from './accessible-markup'
import { loadSwaggerUi } from './load-swagger-ui'
import { pageLayout } from './swagger-layout'

type State = 'loading' | 'drawn' | 'failed'
type Description = OutputOf<typeof apiDocs.get>

/** Renders the OpenAPI document into `host` once both the document and Swagger UI have loaded. */
export function useSwaggerUi(
  host: RefObject<HTMLElement | null>,
  description: Description | undefined,
  language: string,
): State {
  const [state, setState] = useState<State>('loading')
  useEffect(() => {
    if (!description) return
    // Each run has its own root: React runs effects twice in development, and one element takes one Swagger UI.
    const domNode = document.createElement('div')
    host.current?.append(domNode)
    drawInto(domNode, description, language).then(
      () => setState('drawn'),
      () => setState('failed'),
    )
    return () => domNode.remove()
  }, [host, description, language])
  return state
}

async function drawInto(domNode: HTMLElement, description: Description, language: string) {
  const draw = await loadSwaggerUi()
  if (!domNode.isConnected) return
  keepAccessible(domNode)
  draw({
    domNode,
    plugins: [pageLayout],
    layout: 'PageLayout',
    // Without servers Swagger UI calls the page's own origin, to which the session cookie is sent.
    spec: { ...description, servers: [] },
    requestInterceptor: (request: { headers: Record<string, string> }) => ({
      ...request,
      headers: { ...request.headers, 'Accept-Language': language },
    }),
    // A group's endpoints are rendered when the group is opened.
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    deepLinking: true,
    validatorUrl: null,
  })
}
