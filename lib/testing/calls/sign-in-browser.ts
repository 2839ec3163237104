// First: it loads the storage of requests that Next's modules look for when they are loaded.
import { inRequest } from './in-request'
import { NextRequest } from 'next/server'

type Handler = (
  request: NextRequest,
  context: { params: Promise<{ nextauth: string[] }> },
) => Promise<Response>

const ofNextAuth = import.meta.glob<Record<string, Handler>>('/app/api/auth/*/route.next.ts')

const HOME = 'http://localhost:3000'

/** The cookies of one site. */
class CookieJar {
  private readonly cookies = new Map<string, string>()

  get header() {
    return [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  }

  store({ headers }: Response): void {
    for (const line of headers.getSetCookie()) {
      const [name, value] = /^([^=]+)=([^;]*)/.exec(line)!.slice(1) as [string, string]
      this.cookies.set(name, value)
    }
  }
}

/** Signs in with a password or at the provider through the real routes of next-auth, as a browser does. */
export class SignInBrowser {
  private readonly own = new CookieJar()
  private readonly provider = new CookieJar()
  /** How often the provider asked for a password. */
  passwordsAsked = 0

  /** `headers` are sent with each request; cookies that it receives are added to the given ones. */
  constructor(private readonly headers: { cookie?: string; 'x-forwarded-for'?: string } = {}) {}

  get cookie() {
    return { cookie: [this.headers.cookie, this.own.header].filter(Boolean).join('; ') }
  }

  /** Fills in the form of the sign-in page. */
  async submit(
    fields: Record<string, string>,
  ): Promise<{ error: string | null; answer: Response }> {
    const answer = await this.post('callback/credentials', fields)
    return { error: new URL((await answer.json()).url).searchParams.get('error'), answer }
  }

  /** Signs in at the provider with this name, and follows the redirects back. */
  async enterAtProvider(name: string, { asksAgain = false } = {}): Promise<void> {
    const answer = await this.post(`signin/oidc${asksAgain ? '?prompt=login' : ''}`, {})
    let next: string = (await answer.json()).url
    while (!next.startsWith(HOME)) next = await this.stepAtProvider(next, name)
    await this.ask(next.slice(`${HOME}/api/auth/`.length))
  }

  private async stepAtProvider(url: string, name: string): Promise<string> {
    const page = await this.atProvider(url)
    const leadsTo = page.headers.get('location')
    if (leadsTo) return new URL(leadsTo, url).href
    const html = await page.text()
    const asked = (attribute: string) => new RegExp(`${attribute}="([^"]+)"`).exec(html)![1]!
    const prompt = asked('name="prompt" value')
    if (prompt === 'login') this.passwordsAsked += 1
    const body = new URLSearchParams({ prompt, login: name, password: 'any' })
    const done = await this.atProvider(asked('action'), { method: 'POST', body })
    return new URL(done.headers.get('location')!, url).href
  }

  private async atProvider(url: string, init: RequestInit = {}): Promise<Response> {
    const headers = { cookie: this.provider.header }
    const answer = await fetch(url, { ...init, headers, redirect: 'manual' })
    this.provider.store(answer)
    return answer
  }

  private async post(path: string, fields: Record<string, string>): Promise<Response> {
    const { csrfToken } = await (await this.ask('csrf')).json()
    return this.ask(path, new URLSearchParams({ ...fields, csrfToken, json: 'true' }))
  }

  private async ask(path: string, body?: URLSearchParams): Promise<Response> {
    const request = new NextRequest(`${HOME}/api/auth/${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { ...this.headers, ...this.cookie },
      body,
    })
    const nextauth = path.split('?')[0]!.split('/')
    const route = await ofNextAuth['/app/api/auth/[...nextauth]/route.next.ts']!()
    const answer = await inRequest(request, () =>
      route[request.method]!(request, { params: Promise.resolve({ nextauth }) }),
    )
    this.own.store(answer)
    return answer
  }
}
