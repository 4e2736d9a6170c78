import { expect, test } from 'vitest'
import { failureText, withoutSecrets } from './failure-text.ts'

test('an error is told without the passwords of the settings, as they stand there and as they are sent', () => {
  const environment = {
    DATABASE_URL: 'postgres://portal:sea%20otter@db/member_care',
    EVENTSTORE_URL: 'esdb://portal:p@ss:word@a:2113,b:2113?tls=false',
    INSURER_WEBHOOK_SECRETS: 'old-one new-one',
  }
  const error = new Error('no way to sea otter or sea%20otter at esdb://portal:p@ss:word@a:2113, old-one, new-one')
  expect(failureText(error, environment)).toBe('no way to … or … at esdb://portal:…@a:2113, …, …')
  expect(withoutSecrets('portal at db', environment)).toBe('portal at db')
})
