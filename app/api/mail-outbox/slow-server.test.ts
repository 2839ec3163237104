import net from 'node:net'
import { expect, test } from 'vitest'
import { sendMail } from '@/lib/platform/mail/mail-server'
import { listen } from '@/lib/testing/stand-ins/listen'
import { MailCatcher } from '@/lib/testing/stand-ins/mail-catcher'

const mail = {
  messageId: '<one@localhost>',
  to: { name: 'น้ำฝน', address: 'namfon@example.com' },
  subject: 'ข่าว',
  text: 'ข่าว',
  html: '<p>ข่าว</p>',
}

test('a server that looks through a mail for 21 seconds before it takes it is waited for', async () => {
  const catcher = new MailCatcher()
  await catcher.start({
    options: {
      onData: (stream, _, done) =>
        void stream.resume().on('end', () => setTimeout(() => done(), 21_000)),
    },
  })
  await expect(sendMail(catcher.settings(), mail)).resolves.toBeUndefined()
  await catcher.stop()
}, 40_000)

test('a server that goes on saying a little for ever is left', async () => {
  const server = net.createServer((socket) => {
    socket.write('220 localhost\r\n')
    const more = setInterval(() => socket.write('250-wait\r\n'), 50)
    socket.on('error', () => undefined).on('close', () => clearInterval(more))
  })
  const port = await listen(server, 0)
  const settings = { host: 'localhost', port, isSecure: false, requireTls: false }
  const sending = sendMail({ ...settings, from: 'safety@example.com' }, mail, { attemptLimit: 500 })
  await expect(sending).rejects.toMatchObject({ code: 'EABORT' })
  server.close()
})
