/**
 * Every setting of the product, read once from the environment. Each has a name, a default and a meaning here, and nowhere else.
 * In production the ones that are only fit for a developer's machine are refused, with a text that names the setting.
 */
import { join, resolve } from 'node:path'
import { z } from 'zod'

const switchedOn = (byDefault: 'on' | 'off') => z.enum(['on', 'off']).default(byDefault).transform((value) => value === 'on')
const wholeNumber = (least: number) => z.coerce.number().int().min(least)
/** Several values with blanks or commas between them. */
const listOfWords = z.string().default('').transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''))

/** Name, meaning and default of every environment variable that is read. A default that depends on others is said in words. */
const environmentSchema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development').describe('`production` refuses everything that is only fit for development.'),
  HOST: z.string().default('localhost').describe('Address to listen on; `0.0.0.0` for every network.'),
  PORT: wholeNumber(0).max(65_535).default(8080).describe('Port to listen on; 0 takes a free one.'),
  METRICS_PORT: wholeNumber(0).max(65_535).optional().describe('Port on which /metrics is answered, and nothing else; 0 takes a free one. Default: nowhere.'),
  METRICS_HOST: z.string().default('localhost').describe('Address to answer /metrics on; one that only the monitoring reaches.'),
  PUBLIC_URL: z.url().optional().describe('Address under which people reach the portal, for links in e-mails. Default: http://localhost with the port.'),
  TRUST_PROXY: wholeNumber(0).default(0).describe('How many reverse proxies stand in front; the client address is taken from what they say.'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info').describe('Least severe log line that is written.'),
  API_DOCS: z.enum(['on', 'off']).optional().describe("Shows the API's description at /api/docs. Default: on, in production off."),
  DATA_DIR: z.string().default('.data').describe('Directory for everything that is written on this machine.'),
  DEMO_DATA: z.enum(['on', 'off']).optional().describe('Fills an empty installation with demonstration data. Default: on, in production off.'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional().describe('The Postgres to use. Default: the embedded one, under the data directory.'),
  DATABASE_CONNECTIONS: wholeNumber(4).default(16).describe('Largest number of database connections of this process.'),
  EVENTSTORE_URL: z.string().optional().describe('Connection string of an EventStoreDB. Default: events are kept in Postgres.'),
  EVENTSTORE_STREAM_PREFIX: z.string().regex(/^([a-z0-9][a-z0-9._-]{0,38}[._-])?$/i, 'Letters, digits, “.”, “_” and “-”, at most 40 of them; it ends with “.”, “_” or “-”.').default('')
    .describe('What the names of our streams begin with in an EventStoreDB that other programs use too, for example membercare_. It stays as it was when the installation began. Default: nothing.'),
  SERVER_WAIT_SECONDS: wholeNumber(0).default(60).describe('How long a start waits for the server of DATABASE_URL or EVENTSTORE_URL where that is not there yet.'),
  MASTER_KEY_FILE: z.string().optional().describe('Key that wraps the keys of personal data. Default: made once in the data directory.'),
  PREVIOUS_MASTER_KEY_FILE: z.string().optional().describe('The master key of before, while it is changed: everything is wrapped by the new one then, and /readyz says when this one is not needed any more.'),
  MASTER_KEY_SERVICE: z.url({ protocol: /^https?$/ }).optional().describe('Address of a key in the transit engine of HashiCorp Vault or OpenBao (https://host:8200/v1/transit/keys/name), which is the master key instead of a file and never leaves it.'),
  MASTER_KEY_SERVICE_TOKEN_FILE: z.string().optional().describe('File with the token for it, read at each use; it must be allowed to encrypt and to decrypt with that key, and needs nothing else.'),
  PREVIOUS_MASTER_KEY_SERVICE: z.url({ protocol: /^https?$/ }).optional().describe('The key of before there, while the master key is changed; with the same token.'),
  ANCHOR_FILE: z.string().optional().describe('File outside the database to which a line is added for every anchor of the event log; best where nothing can be changed any more. Default: anchors.ndjson in the data directory.'),
  ANCHOR_SECONDS: z.coerce.number().positive().default(2).describe('How often new events are anchored.'),
  WITNESS_URL: z.url({ protocol: /^https?$/ }).optional().describe('Address of a second machine, in other hands, to which every anchor is sent and from which the verification reads them again; `npm run witness` is such a place.'),
  WITNESS_TOKEN_FILE: z.string().optional().describe('File with the token that WITNESS_URL asks for (Authorization: Bearer).'),
  WITNESS_S3_BUCKET: z.string().optional().describe('S3 bucket, made with object lock, in which every anchor is kept too, and cannot be changed or removed by anybody. Its store is that of the S3_ settings.'),
  WITNESS_S3_RETAIN_DAYS: wholeNumber(1).default(3_650).describe('For how long an anchor in that bucket is locked.'),
  TIMESTAMP_URL: z.url({ protocol: /^https?$/ }).optional().describe('Address of a time stamp authority (RFC 3161) that signs when it had an anchor before it. Its stamps are kept in TIMESTAMP_FILE.'),
  TIMESTAMP_CERTIFICATE_FILE: z.string().optional().describe('File with the certificates (PEM) that those of the authority are traced back to. Needed with TIMESTAMP_URL.'),
  TIMESTAMP_FILE: z.string().optional().describe('File to which a line is added for every stamp; keep copies of it elsewhere. Default: time-stamps.ndjson in the data directory.'),
  TIMESTAMP_MINUTES: z.coerce.number().positive().default(60).describe('How long at least lies between two stamps.'),
  BACKUP_FOLDER: z.string().optional().describe('Folder for a backup every night; best on another machine. Default: none is made.'),
  BACKUP_TIME: z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/).default('02:30').describe('When the backup of the night is made, HH:mm in Singapore.'),
  BACKUP_KEEP: wholeNumber(1).default(14).describe('How many backups are kept in a folder; older ones are removed.'),
  SIGN_IN_KEY_FILE: z.string().optional().describe('RSA private key (PEM) that browsers encrypt passwords for. Default: made once in the data directory.'),
  ADMINISTRATORS_SECOND_FACTOR: z.enum(['on', 'off']).optional()
    .describe('Whether administrators who sign in with a password must set up a second factor (authenticator app or passkey) before anything else. Default: on in production, else off.'),
  ADMINISTRATOR_ADDRESS_WAIT_HOURS: wholeNumber(0).max(720).default(24)
    .describe('How long an invitation of an administrator to another e-mail address waits, while the present address, which is told, can call it off.'),
  COMBINED_CHECKING_ROLES: switchedOn('off')
    .describe('Whether one administrator may hold roles that check each other (ADMIN_OPERATION with ADMIN_ACCOUNT, ADMIN_AUDITOR with any other). Four eyes are one person then.'),
  CAPTCHA: switchedOn('on').describe('`off` accepts every captcha; for tests only.'),
  CAPTCHA_COST: wholeNumber(1).default(5_000).describe('Work of a captcha: PBKDF2 rounds for each of the few hundred attempts that a browser needs.'),
  MAIL_URL: z.url({ protocol: /^smtps?$/ }).optional().describe('SMTP server. Default: the mailbox page at /dev/mail.'),
  MAIL_FROM: z.string().default('Member Care <no-reply@member-care.example>').describe('Sender of e-mails.'),
  SINGLE_SIGN_ON_ISSUER: z.union([z.literal(['local', 'off']), z.url({ protocol: /^https?$/ })]).optional()
    .describe("Address of the OpenID Connect issuer with which administrators sign on. `local` is one for trying out, where everybody may be anybody; `off` is none. Default: local with demonstration data, else off."),
  SINGLE_SIGN_ON_CLIENT_ID: z.string().optional().describe('How the issuer knows the portal. Its redirect address there: PUBLIC_URL with /api/users/sso/callback.'),
  SINGLE_SIGN_ON_CLIENT_SECRET: z.string().optional().describe('The secret that goes with it.'),
  S3_BUCKET: z.string().optional().describe('S3 bucket for uploaded files. Default: a folder under the data directory.'),
  S3_ENDPOINT: z.url().optional().describe('Address of the S3 store, for one that is not AWS.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the S3 store.'),
  S3_ACCESS_KEY_ID: z.string().optional().describe('Access key of the S3 store. Default: the usual places of the AWS client.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key of the S3 store.'),
  CLAMD_URL: z.url({ protocol: /^tcp$/ }).optional().describe('clamd that scans uploads, tcp://host:port. Default: only the EICAR test signature is looked for.'),
  INSURER: z.enum(['desk', 'http', 'trial']).default('desk')
    .describe("Who decides claims: `desk` is the built-in claims desk, `http` an insurer's own system (docs/insurer-contract.md), `trial` a small one of ours to try that connection with."),
  INSURER_URL: z.url({ protocol: /^https?$/ }).optional().describe("Address of the insurer's system; claims are handed over below it."),
  INSURER_CLIENT_ID: z.string().regex(/^[\x21-\x7e]{1,100}$/).optional().describe('How the insurer knows us.'),
  INSURER_CLIENT_SECRET: z.string().optional().describe('Signs what we send to the insurer; at least 32 characters.'),
  INSURER_CLIENT_SECRET_FILE: z.string().optional().describe('File that holds it, instead.'),
  INSURER_WEBHOOK_SECRETS: z.string().optional().describe("Secrets that the insurer's messages are signed with: one, or while it is changed the old and the new one with a blank between them; at least 32 characters each."),
  INSURER_WEBHOOK_SECRETS_FILE: z.string().optional().describe('File that holds them, instead.'),
  INSURER_TIMEOUT_SECONDS: z.coerce.number().positive().default(20).describe('How long one call to the insurer may take.'),
  INSURER_ASK_AGAIN_MINUTES: z.coerce.number().positive().default(60).describe('When an insurer that wanted to answer later, and has not, is asked again.'),
  INSURER_TRIAL_PORT: wholeNumber(0).max(65_535).default(0).describe("Port of the trial insurer's page; 0 takes a free one."),
  INSURER_FAULT_RATE: z.coerce.number().min(0).max(1).default(0).describe('Share of hand-overs that the built-in desk fails on purpose, 0 to 1.'),
  INSURER_FAIL_FIRST: wholeNumber(0).default(0).describe('So many hand-overs of every claim the built-in desk fails on purpose before it takes one.'),
  INSURER_DELAY_MS: wholeNumber(0).default(0).describe('How long the built-in desk takes for a hand-over, in milliseconds.'),
  INSURER_RETRY_SECONDS: z.coerce.number().positive().default(30).describe('Pause before a failed hand-over is tried again; doubles each time.'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1).default(1_200).describe('Calls a minute from one address; calls that try passwords or codes have smaller limits of their own.'),
  FIRST_ADMINISTRATOR: z.email().optional().describe('E-mail address that is invited as ADMIN_IT at the start while nobody holds that role: an installation begins without administrators.'),
  SUPPORT_EMAIL: z.email().default('support@member-care.example').describe('Contact shown to members.'),
  SUPPORT_PHONE: z.string().default('+65 6000 0000').describe('Contact shown to members.'),
  PDPA_URL: z.string().default('/personal-data.html').describe('Personal data use statement.'),
  FAQ_URL: z.string().default('/statements/faq').describe('Frequently asked questions, opened from the menu (launch config).'),
  LAUNCH_MESSAGE_URL: z.url().optional().describe('Where the launch message is read, instead of the console; answers `{ appLaunch: { launchMessage } }`.'),
  INSIGHTS_URL: z.url().optional().describe('Analytics of the insurer, opened by HR administrators.'),
  MOH_COMPANY_CODE: z.string().default('').describe('Company code of the health ministry with the insurer (launch config).'),
  SMU_COMPANY_LOCAL_CODE: z.string().default('').describe('Company code of the local students (launch config).'),
  SMU_COMPANY_INTERNATIONAL_CODE: z.string().default('').describe('Company code of the international students (launch config).'),
  SMU_PROGRAM_CODE: z.string().default('').describe('Programme code of the students (launch config).'),
  STUDENT_COMPANY_CODES: listOfWords.describe('Company codes of the students: the upload shows and keeps student data for them only. Blanks or commas between them. Default: with demonstration data, its school.'),
  STUDENT_POLICY_NUMBERS: listOfWords.describe("Policy numbers of the students: users covered under one of them have the tab for student information. Blanks or commas between them. Default: with demonstration data, that of its school."),
  PLACEHOLDER_EMAIL_DOMAIN: z.string().regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/).default('no-email.member-care.example')
    .describe('Domain of the address that somebody is given who has no e-mail address: their NRIC at this domain. Nothing may be delivered there.'),
  UPLOAD_MAXIMUM_ROWS: wholeNumber(1).default(100_000).describe('Most rows of an uploaded file of users.'),
  UPLOAD_KEPT_DAYS: wholeNumber(1).default(7).describe('How long what became of the people in an uploaded file of users, and its rejected rows, are kept after it was carried out, failed or was left lying; that it was there is kept.'),
  DISK_RESERVE_MB: wholeNumber(0).default(512).describe('With less free on the disk of the data directory, what brings much (documents, files) is refused with 507, and what needs little goes on.'),
  DISK_WARNING_MB: wholeNumber(0).default(2_048).describe('With less free on the disk of the data directory, `/readyz` warns.'),
  ONBOARDING_MINUTES: z.coerce.number().positive().default(60).describe('How often new users are looked for who are to be sent the welcome e-mail.'),
  CARD_PUBLISHABLE_KEY: z.string().default('').describe('Publishable key of the card provider (launch config).'),
})
type Environment = z.infer<typeof environmentSchema>

export type Settings = ReturnType<typeof arrange>

/** The settings cannot be used as they are; the message says which and why, one a line. */
export class SettingsRefused extends Error {
  override readonly name = 'SettingsRefused'
}

/**
 * @param environment as in `process.env`; an empty text counts as absent
 * @throws SettingsRefused
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success) throw new SettingsRefused(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  const problems = [...incomplete(parsed.data), ...(parsed.data.NODE_ENV === 'production' ? unfitForProduction(parsed.data) : [])]
  if (problems.length > 0) throw new SettingsRefused(problems.join('\n'))
  return arrange(parsed.data)
}

/** One row per setting, for the documentation and for `--help`. */
export function describeSettings(): readonly { name: string; meaning: string; default: string }[] {
  return Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const byDefault = schema instanceof z.ZodPipe ? schema.in : schema
    return { name, meaning: schema.description ?? '', default: byDefault instanceof z.ZodDefault ? String(byDefault.def.defaultValue) : '' }
  })
}

function incomplete(environment: Environment): string[] {
  const s3 = environment.S3_ENDPOINT && !environment.S3_BUCKET && !environment.WITNESS_S3_BUCKET ? ['S3_BUCKET must be set too, because S3_ENDPOINT is.'] : []
  const halfCredentials = Boolean(environment.S3_ACCESS_KEY_ID) !== Boolean(environment.S3_SECRET_ACCESS_KEY)
  const halfClient = namesIssuer(environment) && !(environment.SINGLE_SIGN_ON_CLIENT_ID && environment.SINGLE_SIGN_ON_CLIENT_SECRET)
  return [
    ...s3,
    ...(environment.BACKUP_FOLDER && (environment.DATABASE_URL || environment.EVENTSTORE_URL)
      ? ['BACKUP_FOLDER is for the embedded Postgres only: back parts of your own up by their own means (docs/operations.md).'] : []),
    ...(environment.TIMESTAMP_URL && !environment.TIMESTAMP_CERTIFICATE_FILE ? ['TIMESTAMP_CERTIFICATE_FILE must be set too, because TIMESTAMP_URL is.'] : []),
    ...wrongMasterKeys(environment),
    ...(halfCredentials ? ['S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY must be set together.'] : []),
    ...(environment.INSURER === 'http' ? missingForInsurer(environment) : []),
    ...(halfClient ? ['SINGLE_SIGN_ON_CLIENT_ID and SINGLE_SIGN_ON_CLIENT_SECRET must be set too, because SINGLE_SIGN_ON_ISSUER is.'] : []),
  ]
}

function wrongMasterKeys(environment: Environment): string[] {
  const both = (name: 'MASTER_KEY' | 'PREVIOUS_MASTER_KEY') => (environment[`${name}_FILE`] && environment[`${name}_SERVICE`] ? [`${name}_FILE and ${name}_SERVICE must not be set together.`] : [])
  const hasService = environment.MASTER_KEY_SERVICE ?? environment.PREVIOUS_MASTER_KEY_SERVICE
  return [
    ...both('MASTER_KEY'),
    ...both('PREVIOUS_MASTER_KEY'),
    ...(hasService && !environment.MASTER_KEY_SERVICE_TOKEN_FILE ? ['MASTER_KEY_SERVICE_TOKEN_FILE must be set too, because a master key is in a key management service.'] : []),
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
    ...(lacks('INSURER_CLIENT_SECRET', 'INSURER_CLIENT_SECRET_FILE') ? ['INSURER_CLIENT_SECRET or INSURER_CLIENT_SECRET_FILE must be set too, because INSURER is http.'] : []),
    ...(lacks('INSURER_WEBHOOK_SECRETS', 'INSURER_WEBHOOK_SECRETS_FILE') ? ['INSURER_WEBHOOK_SECRETS or INSURER_WEBHOOK_SECRETS_FILE must be set too, because INSURER is http.'] : []),
  ]
}

/** The password that docker-compose.yml gives to every service on a developer's machine. */
const DEVELOPMENT_SECRET = 'development-only'

/** Settings that hold a password, or are one. */
export const SECRET_SETTINGS = ['DATABASE_URL', 'EVENTSTORE_URL', 'MAIL_URL', 'S3_SECRET_ACCESS_KEY', 'SINGLE_SIGN_ON_CLIENT_SECRET', 'INSURER_CLIENT_SECRET', 'INSURER_WEBHOOK_SECRETS'] as const

function unfitForProduction(environment: Environment): string[] {
  const keyFiles = ['MASTER_KEY_FILE', 'SIGN_IN_KEY_FILE'] as const
  return [
    ...(environment.CAPTCHA ? [] : ['CAPTCHA=off is refused in production: it lets every robot in.']),
    ...(environment.MAIL_URL ? [] : ['MAIL_URL must name an SMTP server in production: the mailbox page shows every e-mail to everybody.']),
    ...(environment.DEMO_DATA === 'on' ? ['DEMO_DATA=on is refused in production: its passwords are public.'] : []),
    ...(environment.INSURER_FAULT_RATE > 0 ? ['INSURER_FAULT_RATE is refused in production: it makes hand-overs fail on purpose.'] : []),
    ...(environment.INSURER_FAIL_FIRST > 0 ? ['INSURER_FAIL_FIRST is refused in production: it makes hand-overs fail on purpose.'] : []),
    ...(environment.INSURER === 'trial' ? ['INSURER=trial is refused in production: everybody may decide claims there.'] : []),
    ...(environment.INSURER_URL?.startsWith('http://') ? ['INSURER_URL must begin with https:// in production.'] : []),
    ...([environment.MASTER_KEY_SERVICE, environment.PREVIOUS_MASTER_KEY_SERVICE].some((address) => address?.startsWith('http://'))
      ? ['MASTER_KEY_SERVICE must begin with https:// in production.'] : []),
    ...(environment.SINGLE_SIGN_ON_ISSUER === 'local' ? ['SINGLE_SIGN_ON_ISSUER=local is refused in production: everybody may sign on as anybody there.'] : []),
    ...(environment.SINGLE_SIGN_ON_ISSUER?.startsWith('http://') ? ['SINGLE_SIGN_ON_ISSUER must begin with https:// in production.'] : []),
    ...(environment.PUBLIC_URL?.startsWith('https://') ? [] : ['PUBLIC_URL must be set in production, and begin with https://: links in e-mails lead there.']),
    ...keyFiles.filter((name) => !environment[name] && !(name === 'MASTER_KEY_FILE' && environment.MASTER_KEY_SERVICE)).map((name) => `${name} must name a file in production: a key that was made on the way is a development secret.`),
    ...SECRET_SETTINGS.filter((name) => environment[name]?.includes(DEVELOPMENT_SECRET)).map((name) => `${name} holds the development password, which is refused in production.`),
  ]
}

function arrange(environment: Environment) {
  const dataDirectory = resolve(environment.DATA_DIR)
  const production = environment.NODE_ENV === 'production'
  const demonstrationData = environment.DEMO_DATA === undefined ? !production : environment.DEMO_DATA === 'on'
  const keyFile = (named: string | undefined, name: string) => (named ? resolve(named) : join(dataDirectory, 'keys', name))
  return {
    production,
    host: environment.HOST,
    port: environment.PORT,
    metrics: environment.METRICS_PORT === undefined ? undefined : { host: environment.METRICS_HOST, port: environment.METRICS_PORT },
    apiDocs: environment.API_DOCS === undefined ? !production : environment.API_DOCS === 'on',
    publicUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
    trustedProxies: environment.TRUST_PROXY,
    logLevel: environment.LOG_LEVEL,
    /** Absolute. */
    dataDirectory,
    demonstrationData,
    databaseUrl: environment.DATABASE_URL,
    databaseConnections: environment.DATABASE_CONNECTIONS,
    /** Undefined where events are kept in Postgres. */
    eventStore: environment.EVENTSTORE_URL ? { connectionString: environment.EVENTSTORE_URL, streamPrefix: environment.EVENTSTORE_STREAM_PREFIX } : undefined,
    serverWaitMs: environment.SERVER_WAIT_SECONDS * 1_000,
    masterKeys: {
      current: masterKey(environment, environment.MASTER_KEY_SERVICE, keyFile(environment.MASTER_KEY_FILE, 'master.key')),
      previous: environment.PREVIOUS_MASTER_KEY_FILE || environment.PREVIOUS_MASTER_KEY_SERVICE
        ? masterKey(environment, environment.PREVIOUS_MASTER_KEY_SERVICE, resolve(environment.PREVIOUS_MASTER_KEY_FILE ?? '')) : undefined,
    },
    /** Absolute. Outside production it is made where it is missing. */
    signInKeyFile: keyFile(environment.SIGN_IN_KEY_FILE, 'sign-in.pem'),
    anchors: { file: environment.ANCHOR_FILE ? resolve(environment.ANCHOR_FILE) : join(dataDirectory, 'anchors.ndjson'), everySeconds: environment.ANCHOR_SECONDS },
    /** Where anchors are sent; nowhere, unless it is said. */
    witness: {
      address: environment.WITNESS_URL,
      tokenFile: environment.WITNESS_TOKEN_FILE ? resolve(environment.WITNESS_TOKEN_FILE) : undefined,
      s3: environment.WITNESS_S3_BUCKET ? { ...s3Store(environment), bucket: environment.WITNESS_S3_BUCKET, retainDays: environment.WITNESS_S3_RETAIN_DAYS } : undefined,
      timeStamps: environment.TIMESTAMP_URL
        ? {
            address: environment.TIMESTAMP_URL,
            certificateFile: resolve(environment.TIMESTAMP_CERTIFICATE_FILE ?? ''),
            file: environment.TIMESTAMP_FILE ? resolve(environment.TIMESTAMP_FILE) : join(dataDirectory, 'time-stamps.ndjson'),
            everyMs: environment.TIMESTAMP_MINUTES * 60_000,
          }
        : undefined,
    },
    backup: { folder: environment.BACKUP_FOLDER ? resolve(environment.BACKUP_FOLDER) : undefined, time: environment.BACKUP_TIME, keep: environment.BACKUP_KEEP },
    administratorsNeedSecondFactor: environment.ADMINISTRATORS_SECOND_FACTOR === undefined ? production : environment.ADMINISTRATORS_SECOND_FACTOR === 'on',
    administratorAddressWaitHours: environment.ADMINISTRATOR_ADDRESS_WAIT_HOURS,
    mayCombineCheckingRoles: environment.COMBINED_CHECKING_ROLES,
    captcha: { enabled: environment.CAPTCHA, cost: environment.CAPTCHA_COST },
    mail: { url: environment.MAIL_URL, from: environment.MAIL_FROM },
    singleSignOn: singleSignOn(environment, demonstrationData),
    s3: s3(environment),
    clamdUrl: environment.CLAMD_URL,
    insurer: {
      connection: insurerConnection(environment),
      askAgainMinutes: environment.INSURER_ASK_AGAIN_MINUTES,
      faultRate: environment.INSURER_FAULT_RATE,
      failFirst: environment.INSURER_FAIL_FIRST,
      delayMilliseconds: environment.INSURER_DELAY_MS,
      retrySeconds: environment.INSURER_RETRY_SECONDS,
    },
    rateLimitPerMinute: environment.RATE_LIMIT_PER_MINUTE,
    firstAdministrator: environment.FIRST_ADMINISTRATOR,
    support: { email: environment.SUPPORT_EMAIL, phone: environment.SUPPORT_PHONE },
    launchMessageUrl: environment.LAUNCH_MESSAGE_URL,
    insightsUrl: environment.INSIGHTS_URL,
    students: students(environment, demonstrationData),
    placeholderEmailDomain: environment.PLACEHOLDER_EMAIL_DOMAIN,
    upload: { maximumRows: environment.UPLOAD_MAXIMUM_ROWS, keptDays: environment.UPLOAD_KEPT_DAYS },
    disk: { reserveBytes: environment.DISK_RESERVE_MB * 1_048_576, warningBytes: environment.DISK_WARNING_MB * 1_048_576 },
    onboardingMinutes: environment.ONBOARDING_MINUTES,
    launchConfig: {
      production_url_pdpa: environment.PDPA_URL,
      faq_url: environment.FAQ_URL,
      moh_company_code: environment.MOH_COMPANY_CODE,
      smu_company_local_code: environment.SMU_COMPANY_LOCAL_CODE,
      smu_company_international_code: environment.SMU_COMPANY_INTERNATIONAL_CODE,
      smu_program_code: environment.SMU_PROGRAM_CODE,
      card_publishable_key: environment.CARD_PUBLISHABLE_KEY,
    },
  } as const
}

/** Where a master key is: in a file, by its absolute path, or in a key management service. */
export type MasterKeySetting =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'service'; readonly address: string; readonly tokenFile: string; readonly patienceMs: number }

function masterKey({ MASTER_KEY_SERVICE_TOKEN_FILE: tokenFile, SERVER_WAIT_SECONDS: seconds }: Environment, address: string | undefined, path: string): MasterKeySetting {
  return address ? { kind: 'service', address, tokenFile: resolve(tokenFile ?? ''), patienceMs: seconds * 1_000 } : { kind: 'file', path }
}

/** The school of the demonstration data, so that the students' screens can be seen there. */
const demonstrationSchool = { companyCode: 'KITE', policyNo: 'DEMO-GE-3001' } as const

/** Whose members are students (C26). */
function students({ STUDENT_COMPANY_CODES: companyCodes, STUDENT_POLICY_NUMBERS: policyNumbers }: Environment, demonstrationData: boolean) {
  const { companyCode, policyNo } = demonstrationSchool
  return {
    companyCodes: companyCodes.length === 0 && demonstrationData ? [companyCode] : companyCodes,
    policyNumbers: policyNumbers.length === 0 && demonstrationData ? [policyNo] : policyNumbers,
  }
}

/** A secret as it stands in the environment, or the file that holds it. */
export type SecretSetting = { readonly text: string } | { readonly file: string }

export type InsurerConnectionSetting =
  | { readonly kind: 'desk' }
  | { readonly kind: 'trial'; readonly port: number; readonly timeoutMs: number }
  | { readonly kind: 'http'; readonly address: string; readonly clientId: string; readonly clientSecret: SecretSetting; readonly webhookSecrets: SecretSetting; readonly timeoutMs: number }

/** Who decides claims, and how their system is reached. */
function insurerConnection(environment: Environment): InsurerConnectionSetting {
  const timeoutMs = environment.INSURER_TIMEOUT_SECONDS * 1000
  if (environment.INSURER === 'desk') return { kind: 'desk' }
  if (environment.INSURER === 'trial') return { kind: 'trial', port: environment.INSURER_TRIAL_PORT, timeoutMs }
  const secret = (file: string | undefined, text = ''): SecretSetting => (file ? { file: resolve(file) } : { text })
  return {
    kind: 'http',
    address: (environment.INSURER_URL ?? '').replace(/\/+$/, ''),
    clientId: environment.INSURER_CLIENT_ID ?? '',
    clientSecret: secret(environment.INSURER_CLIENT_SECRET_FILE, environment.INSURER_CLIENT_SECRET),
    webhookSecrets: secret(environment.INSURER_WEBHOOK_SECRETS_FILE, environment.INSURER_WEBHOOK_SECRETS),
    timeoutMs,
  }
}

type SingleSignOnSetting =
  | { readonly kind: 'off' | 'local' }
  | { readonly kind: 'issuer'; readonly address: string; readonly clientId: string; readonly clientSecret: string }

/** With whom administrators sign on. */
function singleSignOn(environment: Environment, demonstrationData: boolean): SingleSignOnSetting {
  const { SINGLE_SIGN_ON_ISSUER: issuer, SINGLE_SIGN_ON_CLIENT_ID: clientId = '', SINGLE_SIGN_ON_CLIENT_SECRET: clientSecret = '' } = environment
  if (issuer === undefined) return { kind: demonstrationData ? 'local' : 'off' }
  return issuer === 'local' || issuer === 'off' ? { kind: issuer } : { kind: 'issuer', address: issuer, clientId, clientSecret }
}

/** The S3 store for uploaded bytes; undefined when they go to a folder. */
function s3(environment: Environment) {
  return environment.S3_BUCKET ? { bucket: environment.S3_BUCKET, ...s3Store(environment) } : undefined
}

function s3Store({ S3_ENDPOINT: endpoint, S3_REGION: region, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey }: Environment) {
  return { endpoint, region, credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined } as const
}
