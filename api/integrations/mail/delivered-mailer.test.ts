import { expect, it } from 'vitest'
import { withoutPlaceholders } from './delivered-mailer.ts'
import type { OutgoingMail } from './mailer.ts'

it('sends to addresses, and not to placeholders', async () => {
  const sent: string[] = []
  const record = { send: async ({ to }: OutgoingMail) => void sent.push(to), close: async () => {} }
  const mailer = withoutPlaceholders(record, 'no-email.example')
  for (const to of [
    's1234567d@no-email.example',
    ' S1234567D@NO-EMAIL.example',
    'lime@example.com',
    'lime@mail.no-email.example',
  ]) {
    await mailer.send({ to, subjectId: 'somebody', subject: 'News', text: 'News', html: '<p>News</p>' })
  }
  expect(sent).toEqual(['lime@example.com', 'lime@mail.no-email.example'])
})
