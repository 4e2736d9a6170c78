import { SMTPServer } from 'smtp-server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'
import { oneTimePasswordMail } from './templates/one-time-password-mail.ts'

const received: { to: readonly string[]; content: string }[] = []
let refuse = false
let mailer: Mailer
const server = new SMTPServer({
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: (_address, _session, done) => done(refuse ? new Error('mailbox unavailable') : undefined),
  onData(stream, session, done) {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      received.push({
        to: session.envelope.rcptTo.map(({ address }) => address),
        content: Buffer.concat(parts).toString('utf8'),
      })
      done()
    })
  },
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  mailer = createSmtpMailer({ url: `smtp://127.0.0.1:${address.port}`, from: 'Member Care <no-reply@care.example>' })
})
afterAll(async () => {
  await mailer.close()
  await new Promise<void>((resolve) => server.close(resolve))
})

it('sends text and page to the one recipient', async () => {
  await mailer.send({
    to: 'tan@example.com',
    subjectId: 'u-1',
    ...oneTimePasswordMail({ name: 'Tan', code: '123456' }),
  })
  const [mail] = received
  expect(mail?.to).toEqual(['tan@example.com'])
  expect(mail?.content).toContain('From: Member Care <no-reply@care.example>')
  expect(mail?.content).toContain('Subject: Your one-time password')
  expect(mail?.content).toMatch(/text\/plain[\s\S]*123456[\s\S]*text\/html[\s\S]*123456/)
})

it('lets no address bring in another recipient or header', async () => {
  const before = received.length
  await mailer
    .send({
      to: 'tan@example.com\r\nBcc: other@example.com',
      subjectId: 'u-1',
      subject: 'Hello\r\nX-Injected: yes',
      text: 'text',
      html: '<p>text</p>',
    })
    .catch(() => {})
  for (const mail of received.slice(before)) {
    expect(mail.to).not.toContain('other@example.com')
    expect(mail.content).not.toMatch(/^(Bcc|X-Injected):/m)
  }
})

it('says when the mail was not taken', async () => {
  refuse = true
  await expect(
    mailer.send({ to: 'gone@example.com', subjectId: 'u-1', subject: 's', text: 't', html: 'h' }),
  ).rejects.toThrow()
  refuse = false
})
