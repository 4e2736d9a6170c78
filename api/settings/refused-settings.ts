/**
 * Settings that cannot be used as they are: what must be set together and is not, and in production what is only fit for a developer's machine.
 * Each is a text that names the setting.
 */
import type { Environment } from './environment.ts'

/** The settings cannot be used as they are; the message says which and why, one a line. */
export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused'
}

/** Every reason why these cannot be used. */
export function problemsOf(environment: Environment): readonly string[] {
  return [...incomplete(environment), ...(environment.NODE_ENV === 'production' ? unfitForProduction(environment) : [])]
}

function incomplete(environment: Environment): string[] {
  const s3 =
    environment.S3_ENDPOINT && !environment.S3_BUCKET && !environment.WITNESS_S3_BUCKET
      ? ['S3_BUCKET must be set too, because S3_ENDPOINT is.']
      : []
  const halfCredentials = Boolean(environment.S3_ACCESS_KEY_ID) !== Boolean(environment.S3_SECRET_ACCESS_KEY)
  const halfClient =
    namesIssuer(environment) && !(environment.SINGLE_SIGN_ON_CLIENT_ID && environment.SINGLE_SIGN_ON_CLIENT_SECRET)
  return [
    ...s3,
    ...(environment.BACKUP_FOLDER && (environment.DATABASE_URL || environment.EVENTSTORE_URL)
      ? [
          'BACKUP_FOLDER is for the embedded Postgres only: back parts of your own up by their own means (docs/operations.md).',
        ]
      : []),
    ...(environment.TIMESTAMP_URL && !environment.TIMESTAMP_CERTIFICATE_FILE
      ? ['TIMESTAMP_CERTIFICATE_FILE must be set too, because TIMESTAMP_URL is.']
      : []),
    ...wrongMasterKeys(environment),
    ...(halfCredentials ? ['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.'] : []),
    ...(environment.INSURER === 'http' ? missingForInsurer(environment) : []),
    ...(environment.INSURER === 'desk' && environment.INSURER_DECIDES_LETTERS
      ? [
          "INSURER must be http or trial, because INSURER_DECIDES_LETTERS is on: the built-in desk is not an insurer's system.",
        ]
      : []),
    ...(environment.CARD_PROVIDER === 'stripe' ? missingForCards(environment) : []),
    ...(halfClient
      ? ['SINGLE_SIGN_ON_CLIENT_ID and SINGLE_SIGN_ON_CLIENT_SECRET must be set too, because SINGLE_SIGN_ON_ISSUER is.']
      : []),
  ]
}

function wrongMasterKeys(environment: Environment): string[] {
  const both = (name: 'MASTER_KEY' | 'PREVIOUS_MASTER_KEY') =>
    environment[`${name}_FILE`] && environment[`${name}_SERVICE`]
      ? [`${name}_FILE and ${name}_SERVICE must not be set together.`]
      : []
  const hasService = environment.MASTER_KEY_SERVICE ?? environment.PREVIOUS_MASTER_KEY_SERVICE
  return [
    ...both('MASTER_KEY'),
    ...both('PREVIOUS_MASTER_KEY'),
    ...(hasService && !environment.MASTER_KEY_SERVICE_TOKEN_FILE
      ? ['MASTER_KEY_SERVICE_TOKEN_FILE must be set too, because a master key is in a key management service.']
      : []),
  ]
}

function namesIssuer({ SINGLE_SIGN_ON_ISSUER: issuer }: Environment): boolean {
  return issuer !== undefined && issuer !== 'local' && issuer !== 'off'
}

function missingForInsurer(environment: Environment): string[] {
  const lacks = (...names: readonly (keyof Environment)[]) => names.every((name) => !environment[name])
  return [
    ...(lacks('INSURER_URL') ? ['INSURER_URL must be set too, because INSURER is http.'] : []),
    ...(lacks('INSURER_CLIENT_ID') ? ['INSURER_CLIENT_ID must be set too, because INSURER is http.'] : []),
    ...(lacks('INSURER_CLIENT_SECRET', 'INSURER_CLIENT_SECRET_FILE')
      ? ['INSURER_CLIENT_SECRET or INSURER_CLIENT_SECRET_FILE must be set too, because INSURER is http.']
      : []),
    ...(lacks('INSURER_WEBHOOK_SECRETS', 'INSURER_WEBHOOK_SECRETS_FILE')
      ? ['INSURER_WEBHOOK_SECRETS or INSURER_WEBHOOK_SECRETS_FILE must be set too, because INSURER is http.']
      : []),
  ]
}

function missingForCards(environment: Environment): string[] {
  const names = ['CARD_SECRET_KEY', 'CARD_PUBLISHABLE_KEY'] as const
  return [
    ...names
      .filter((name) => !environment[name])
      .map((name) => `${name} must be set too, because CARD_PROVIDER is stripe.`),
    ...([1, 2].includes(environment.CARD_WEBHOOK_SECRETS.length)
      ? []
      : ['CARD_WEBHOOK_SECRETS must hold one or two secrets, because CARD_PROVIDER is stripe.']),
  ]
}

/** The password that docker-compose.yml gives to every service on a developer's machine. */
const DEVELOPMENT_SECRET = 'development-only'

/** Settings that hold a password, or are one. */
export const SECRET_SETTINGS = [
  'DATABASE_URL',
  'EVENTSTORE_URL',
  'MAIL_URL',
  'S3_SECRET_ACCESS_KEY',
  'SINGLE_SIGN_ON_CLIENT_SECRET',
  'INSURER_CLIENT_SECRET',
  'INSURER_WEBHOOK_SECRETS',
  'CARD_SECRET_KEY',
  'CARD_WEBHOOK_SECRETS',
] as const

function unfitForProduction(environment: Environment): string[] {
  const keyFiles = ['MASTER_KEY_FILE', 'SIGN_IN_KEY_FILE'] as const
  return [
    ...(environment.CAPTCHA ? [] : ['CAPTCHA=off is refused in production: it lets every robot in.']),
    ...(environment.MAIL_URL
      ? []
      : ['MAIL_URL must name an SMTP server in production: the mailbox page shows every e-mail to everybody.']),
    ...(environment.DEMO_DATA === 'on' ? ['DEMO_DATA=on is refused in production: its passwords are public.'] : []),
    ...(environment.INSURER_FAULT_RATE > 0
      ? ['INSURER_FAULT_RATE is refused in production: it makes hand-overs fail on purpose.']
      : []),
    ...(environment.INSURER_FAIL_FIRST > 0
      ? ['INSURER_FAIL_FIRST is refused in production: it makes hand-overs fail on purpose.']
      : []),
    ...(environment.INSURER === 'trial'
      ? ['INSURER=trial is refused in production: everybody may decide claims there.']
      : []),
    ...(environment.CARD_PROVIDER === 'local'
      ? ['CARD_PROVIDER=local is refused in production: it moves no money, and takes every card.']
      : []),
    ...(environment.CARD_PROVIDER === 'stripe' && environment.CARD_API_URL.startsWith('http://')
      ? ['CARD_API_URL must begin with https:// in production.']
      : []),
    ...(environment.INSURER_URL?.startsWith('http://') ? ['INSURER_URL must begin with https:// in production.'] : []),
    ...([environment.MASTER_KEY_SERVICE, environment.PREVIOUS_MASTER_KEY_SERVICE].some((address) =>
      address?.startsWith('http://'),
    )
      ? ['MASTER_KEY_SERVICE must begin with https:// in production.']
      : []),
    ...(environment.SINGLE_SIGN_ON_ISSUER === 'local'
      ? ['SINGLE_SIGN_ON_ISSUER=local is refused in production: everybody may sign on as anybody there.']
      : []),
    ...(environment.SINGLE_SIGN_ON_ISSUER?.startsWith('http://')
      ? ['SINGLE_SIGN_ON_ISSUER must begin with https:// in production.']
      : []),
    ...(environment.PUBLIC_URL?.startsWith('https://')
      ? []
      : ['PUBLIC_URL must be set in production, and begin with https://: links in e-mails lead there.']),
    ...keyFiles
      .filter((name) => !environment[name] && !(name === 'MASTER_KEY_FILE' && environment.MASTER_KEY_SERVICE))
      .map((name) => `${name} must name a file in production: a key that was made on the way is a development secret.`),
    ...SECRET_SETTINGS.filter((name) =>
      [environment[name] ?? ''].flat().some((text) => text.includes(DEVELOPMENT_SECRET)),
    ).map((name) => `${name} holds the development password, which is refused in production.`),
  ]
}
