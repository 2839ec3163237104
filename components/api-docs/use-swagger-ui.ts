import { type RefObject, useEffect, useState } from 'react'
import type { apiDocs } from '@/lib/domain/insight/api-docs/contract'
import type { OutputOf } from '@/lib/platform/contract/contract'
import { loadSwaggerUi } from './load-swagger-ui'

type State = 'loading' | 'drawn' | 'failed'
type Description = OutputOf<typeof apiDocs.get>

/** Draws the description into the element once both it and Swagger UI are there. */
export function useSwaggerUi(
  host: RefObject<HTMLElement | null>,
  description: Description | undefined,
  language: string,
): State {
  const [state, setState] = useState<State>('loading')
  useEffect(() => {
    if (!description) return
    // A root of its own for each drawing: React's double effects must not make two on one element.
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
  demote(domNode)
  draw({
    domNode,
    // The origin that the reader came by, wherever the product stands: the session's cookie goes there.
    spec: { ...description, servers: [] },
    requestInterceptor: (request: { headers: Record<string, string> }) => ({
      ...request,
      headers: { ...request.headers, 'Accept-Language': language },
    }),
    // The nouns; a noun's endpoints are drawn when it is opened.
    docExpansion: 'none',
    defaultModelsExpandDepth: 0,
    displayRequestDuration: true,
    tryItOutEnabled: true,
    deepLinking: true,
    validatorUrl: null,
  })
}

/** Swagger UI draws a whole page inside ours, and a page has one `<main>` and one `<h1>`. */
function demote(domNode: HTMLElement): void {
  const observer = new MutationObserver(() => {
    const main = domNode.querySelector('main')
    const title = domNode.querySelector('h1')
    main?.setAttribute('role', 'group')
    title?.setAttribute('aria-level', '2')
    if (main && title) observer.disconnect()
  })
  observer.observe(domNode, { childList: true, subtree: true })
}
