import type { Readable } from 'node:stream'
import { simpleParser, type ParsedMail } from 'mailparser'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import type { MailServer } from '@/lib/platform/config/mail-server'
import { listen } from './listen'
import { localhostCertificate } from './localhost-certificate'

export const LOGIN = { user: 'safety', pass: 'the mail password' }

type Answer = { code: number; text: string } | 'stall' | 'ok'
type Behaviour = {
  onSender?: () => Answer
  onRecipient?: (address: string) => Answer
  onData?: () => Answer
  options?: SMTPServerOptions
}

/** A real mail server with STARTTLS and a login that stores the mails it receives. Tests can make it fail. */
export class MailCatcher {
  readonly mails: ParsedMail[] = []
  readonly recipients: string[] = []
  wasEncrypted: boolean | undefined
  behaviour: Behaviour = {}
  private server!: SMTPServer
  private port = 0
  private stalled: (() => void)[] = []

  async start(behaviour: Behaviour = {}): Promise<void> {
    this.behaviour = behaviour
    this.stalled = []
    this.server = new SMTPServer({
      ...localhostCertificate,
      authMethods: ['PLAIN', 'LOGIN'],
      onAuth: ({ username, password }, session, done) =>
        username === LOGIN.user && password === LOGIN.pass
          ? done(null, { user: username })
          : done(Object.assign(new Error('Wrong login'), { responseCode: 535 })),
      onMailFrom: (_, __, done) => this.say(this.behaviour.onSender?.() ?? 'ok', done),
      onRcptTo: ({ address }, _, done) =>
        this.say(this.behaviour.onRecipient?.(address) ?? 'ok', (error) => {
          if (!error) this.recipients.push(address)
          done(error)
        }),
      onData: (stream, session, answer) => {
        this.wasEncrypted = session.secure
        void this.receive(stream, answer)
      },
      ...behaviour.options,
    })
    this.server.on('error', () => undefined)
    this.port = await listen(this.server.server, this.port)
  }

  stop = () => new Promise<void>((resolve) => this.server.close(() => resolve()))

  /** The product's configuration for it. */
  settings = (overrides: Partial<MailServer> = {}): MailServer => ({
    host: 'localhost',
    port: this.port,
    isSecure: false,
    requireTls: true,
    login: LOGIN,
    ca: localhostCertificate.cert,
    from: 'safety@example.com',
    ...overrides,
  })

  private async receive(stream: Readable, done: (error?: Error) => void): Promise<void> {
    const mail = await simpleParser(stream)
    this.say(this.behaviour.onData?.() ?? 'ok', (error) => {
      if (!error) this.mails.push(mail)
      done(error)
    })
  }

  /** What has stalled is refused for now. */
  endStall(): void {
    for (const refuse of this.stalled.splice(0)) refuse()
  }

  /** After 'stall' it answers nothing before `endStall`. */
  private say(answer: Answer, done: (error?: Error) => void): void {
    if (answer === 'stall') {
      this.stalled.push(() => this.say({ code: 451, text: 'Try later' }, done))
      return
    }
    if (answer === 'ok') return done()
    done(Object.assign(new Error(answer.text), { responseCode: answer.code }))
  }
}
