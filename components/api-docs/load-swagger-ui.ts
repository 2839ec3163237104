type Draw = (options: Record<string, unknown>) => unknown
declare global {
  interface Window {
    SwaggerUIBundle: Draw
  }
}

const folder = '/swagger-ui'
let loading: Promise<Draw> | undefined

/**
 * Loads Swagger UI as a script from our own server: its package breaks under the bundler, and no other page
 * needs its 1.7 MB. A failed load is tried again by the next call.
 */
export function loadSwaggerUi(): Promise<Draw> {
  loading ??= load()
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<Draw> {
  const { head } = document
  const styles = Object.assign(document.createElement('link'), {
    rel: 'stylesheet',
    href: `${folder}/swagger-ui.css`,
  })
  const script = Object.assign(document.createElement('script'), {
    src: `${folder}/swagger-ui-bundle.js`,
  })
  const loaded = Promise.all([loadedElement(styles), loadedElement(script)])
  // Before our own styles, which override some of these.
  head.prepend(styles)
  head.append(script)
  await loaded
  return window.SwaggerUIBundle
}

const loadedElement = (element: HTMLElement) =>
  new Promise((resolve, reject) => {
    element.addEventListener('load', resolve)
    element.addEventListener('error', () => reject(new Error('Swagger UI could not be loaded')))
  })
