// Requirements: ADM-CFG-032
import { expect, it } from 'vitest'
import { describeSettings } from './environment.ts'
import { readSettings } from './read-settings.ts'
import { SettingsRefused } from './refused-settings.ts'

const cards = {
  CARD_PROVIDER: 'stripe',
  CARD_SECRET_KEY: 'sk_live_1',
  CARD_PUBLISHABLE_KEY: 'pk_live_1',
  CARD_WEBHOOK_SECRETS: 'whsec_1',
}
const production = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://care.example.com',
  MAIL_URL: 'smtps://mail.example.com',
  MASTER_KEY_FILE: '/run/secrets/master.key',
  SIGN_IN_KEY_FILE: '/run/secrets/sign-in.pem',
}

const secret = 's'.repeat(32)
const insurer = {
  INSURER: 'http',
  INSURER_URL: 'https://insurer.example.com/care/',
  INSURER_CLIENT_ID: 'care',
  INSURER_CLIENT_SECRET: secret,
  INSURER_WEBHOOK_SECRETS: secret,
}

it("needs no setting at all on a developer's machine", () => {
  const settings = readSettings({ PORT: '', DATA_DIR: '/tmp/x' })
  expect(settings).toMatchObject({
    production: false,
    port: 8080,
    publicUrl: 'http://localhost:8080',
    demonstrationData: true,
    logLevel: 'warn',
    databaseUrl: undefined,
  })
  expect(readSettings(production).logLevel).toBe('info')
  expect(readSettings({ LOG_LEVEL: 'debug' }).logLevel).toBe('debug')
  expect(settings.masterKeys.current).toEqual({ kind: 'file', path: '/tmp/x/keys/master.key' })
})

it('looks for new users who are to be welcomed once an hour', () => {
  expect(readSettings({}).onboardingMinutes).toBe(60)
})

it('takes a master key from one place, and a service with its token', () => {
  const service = { MASTER_KEY_FILE: '', MASTER_KEY_SERVICE: 'https://vault.example.com/v1/transit/keys/member-care' }
  expect(() => readSettings({ ...production, ...service })).toThrow(/^MASTER_KEY_SERVICE_TOKEN_FILE must be set too/)
  const whole = {
    ...production,
    ...service,
    MASTER_KEY_SERVICE_TOKEN_FILE: '/run/secrets/vault-token',
    PREVIOUS_MASTER_KEY_FILE: '/run/secrets/master.key',
  }
  expect(readSettings(whole).masterKeys).toMatchObject({
    current: { kind: 'service', tokenFile: '/run/secrets/vault-token' },
    previous: { kind: 'file', path: '/run/secrets/master.key' },
  })
  expect(() => readSettings({ ...whole, MASTER_KEY_FILE: '/run/secrets/master.key' })).toThrow(
    /^MASTER_KEY_FILE and MASTER_KEY_SERVICE must not be set together/,
  )
})

it('takes a database that is reached through a socket', () => {
  const address = 'postgres://member_care:secret@%2Fvar%2Frun%2Fpostgresql/member_care'
  expect(readSettings({ DATABASE_URL: address }).databaseUrl).toBe(address)
})

it('starts in production with what production needs, and without demonstration data', () => {
  expect(readSettings(production)).toMatchObject({
    production: true,
    demonstrationData: false,
    captcha: { enabled: true },
  })
})

it.each([
  ['CAPTCHA', { CAPTCHA: 'off' }],
  ['MAIL_URL', { MAIL_URL: '' }],
  ['DEMO_DATA', { DEMO_DATA: 'on' }],
  ['INSURER_FAULT_RATE', { INSURER_FAULT_RATE: '0.5' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'http://care.example.com' }],
  ['MASTER_KEY_FILE', { MASTER_KEY_FILE: '' }],
  [
    'MASTER_KEY_SERVICE',
    {
      MASTER_KEY_FILE: '',
      MASTER_KEY_SERVICE: 'http://vault/v1/transit/keys/member-care',
      MASTER_KEY_SERVICE_TOKEN_FILE: '/run/secrets/vault-token',
    },
  ],
  ['SIGN_IN_KEY_FILE', { SIGN_IN_KEY_FILE: '' }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://member_care:development-only@db/member_care' }],
  ['SINGLE_SIGN_ON_ISSUER', { SINGLE_SIGN_ON_ISSUER: 'local' }],
  [
    'SINGLE_SIGN_ON_ISSUER',
    {
      SINGLE_SIGN_ON_ISSUER: 'http://login.example.com',
      SINGLE_SIGN_ON_CLIENT_ID: 'portal',
      SINGLE_SIGN_ON_CLIENT_SECRET: 's',
    },
  ],
  ['INSURER', { INSURER: 'trial' }],
  ['INSURER_URL', { ...insurer, INSURER_URL: 'http://insurer.example.com' }],
  ['INSURER_WEBHOOK_SECRETS', { ...insurer, INSURER_WEBHOOK_SECRETS: 'development-only-and-32-characters' }],
  ['CARD_PROVIDER', { CARD_PROVIDER: 'local' }],
  ['CARD_API_URL', { ...cards, CARD_API_URL: 'http://cards.example.com' }],
  ['CARD_WEBHOOK_SECRETS', { ...cards, CARD_WEBHOOK_SECRETS: 'whsec_new development-only' }],
  ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'development-only' }],
])('refuses in production what only fits development, naming %s', (name, change) => {
  const outside = { ...change, NODE_ENV: 'development' }
  expect(() => readSettings({ ...production, ...change })).toThrow(SettingsRefused)
  expect(() => readSettings({ ...production, ...change })).toThrow(new RegExp(`^${name}\\b`))
  expect(() => readSettings(outside)).not.toThrow()
})

it('knows who keeps cards: the local provider, in production nobody unless told', () => {
  const connectionIn = (environment: Readonly<Record<string, string>>) => readSettings(environment).cards.connection
  expect(connectionIn({})).toEqual({ kind: 'local', port: undefined })
  expect(connectionIn({ CARD_LOCAL_PORT: '0' })).toEqual({ kind: 'local', port: 0 })
  expect(connectionIn(production)).toEqual({ kind: 'off' })
  expect(connectionIn({ ...production, ...cards })).toEqual({
    kind: 'stripe',
    address: 'https://api.stripe.com',
    secretKey: 'sk_live_1',
    publishableKey: 'pk_live_1',
    webhookSecrets: ['whsec_1'],
  })
  for (const name of ['CARD_SECRET_KEY', 'CARD_PUBLISHABLE_KEY', 'CARD_WEBHOOK_SECRETS'])
    expect(() => readSettings({ ...cards, [name]: '' }), name).toThrow(new RegExp(`^${name}\\b`))
  expect(() => readSettings({ ...cards, CARD_SECRET_KEY: 'pk_live_1' })).toThrow(/CARD_SECRET_KEY/)
})

it('adds cards as specified with the local provider, and as every account takes them with an account, unless told', () => {
  const wayIn = (environment: Readonly<Record<string, string>>) => readSettings(environment).cards.way
  expect([wayIn({}), wayIn({ CARD_WAY: 'card-fields' })]).toEqual(['sources', 'card-fields'])
  expect([wayIn(cards), wayIn({ ...cards, CARD_WAY: 'sources' })]).toEqual(['card-fields', 'sources'])
  expect(() => readSettings({ CARD_WAY: 'tokens' })).toThrow(/CARD_WAY/)
})

it('knows with whom administrators sign on: the local issuer with demonstration data, else nobody unless told', () => {
  const named = {
    SINGLE_SIGN_ON_ISSUER: 'https://login.example.com',
    SINGLE_SIGN_ON_CLIENT_ID: 'portal',
    SINGLE_SIGN_ON_CLIENT_SECRET: 'secret',
  }
  expect(readSettings({}).singleSignOn).toEqual({ kind: 'local' })
  expect(readSettings({ DEMO_DATA: 'off' }).singleSignOn).toEqual({ kind: 'off' })
  expect(readSettings(production).singleSignOn).toEqual({ kind: 'off' })
  expect(readSettings({ ...production, ...named }).singleSignOn).toEqual({
    kind: 'issuer',
    address: 'https://login.example.com',
    clientId: 'portal',
    clientSecret: 'secret',
  })
  expect(() => readSettings({ ...named, SINGLE_SIGN_ON_CLIENT_SECRET: '' })).toThrow(/SINGLE_SIGN_ON_CLIENT_SECRET/)
  expect(() => readSettings({ SINGLE_SIGN_ON_ISSUER: 'somewhere' })).toThrow(/SINGLE_SIGN_ON_ISSUER/)
})

it('tells all that is wrong at once, by name', () => {
  expect(() => readSettings({ ...production, MAIL_URL: '', CAPTCHA: 'off' })).toThrow(/CAPTCHA=off.*\nMAIL_URL/)
  expect(() => readSettings({ PORT: 'eighty', CAPTCHA: 'maybe' })).toThrow(/PORT: .*\nCAPTCHA: /)
  expect(() => readSettings({ S3_ENDPOINT: 'http://localhost:9000' })).toThrow(/S3_BUCKET/)
})

it('describes every setting with its default', () => {
  const described = describeSettings()
  expect(described.every((setting) => setting.meaning.length > 10)).toBe(true)
  expect(described.find((setting) => setting.name === 'PORT')?.default).toBe('8080')
  expect(described.find((setting) => setting.name === 'CAPTCHA')?.default).toBe('on')
})

it("connects an insurer's own system only when it is told all of it, from the environment or from files", () => {
  expect(readSettings({}).insurer.connection).toEqual({ kind: 'desk' })
  expect(readSettings(insurer).insurer.connection).toMatchObject({
    kind: 'http',
    address: 'https://insurer.example.com/care',
    clientSecret: { text: secret },
    timeoutMs: 20_000,
  })
  const files = {
    ...insurer,
    INSURER_CLIENT_SECRET: '',
    INSURER_CLIENT_SECRET_FILE: '/run/secrets/client',
    INSURER_WEBHOOK_SECRETS: '',
    INSURER_WEBHOOK_SECRETS_FILE: '/run/secrets/webhooks',
  }
  expect(readSettings(files).insurer.connection).toMatchObject({
    clientSecret: { file: '/run/secrets/client' },
    webhookSecrets: { file: '/run/secrets/webhooks' },
  })
  for (const name of [
    'INSURER_URL',
    'INSURER_CLIENT_ID',
    'INSURER_CLIENT_SECRET',
    'INSURER_WEBHOOK_SECRETS',
  ] as const) {
    expect(() => readSettings({ ...insurer, [name]: '' }), name).toThrow(new RegExp(`^${name}\\b`))
  }
})

it('has letters of guarantee decided by an insurer’s system only where there is one, and only when told', () => {
  expect(readSettings(insurer).insurer.decidesLetters).toBe(false)
  expect(readSettings({ ...insurer, INSURER_DECIDES_LETTERS: 'on' }).insurer.decidesLetters).toBe(true)
  expect(() => readSettings({ INSURER_DECIDES_LETTERS: 'on' })).toThrow(/^INSURER\b/)
})
