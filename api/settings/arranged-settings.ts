/** The settings as the product uses them: arranged by what they are for, with the defaults that depend on others. */
import { join, resolve } from 'node:path'
import type { CardWay } from '@member-care/domain/card/card-way.ts'
import type { Environment } from './environment.ts'

export type Settings = ReturnType<typeof arrange>

export function arrange(environment: Environment) {
  const dataDirectory = resolve(environment.DATA_DIR)
  const production = environment.NODE_ENV === 'production'
  const demonstrationData = environment.DEMO_DATA === undefined ? !production : environment.DEMO_DATA === 'on'
  const keyFile = (named: string | undefined, name: string) =>
    named ? resolve(named) : join(dataDirectory, 'keys', name)
  return {
    production,
    host: environment.HOST,
    port: environment.PORT,
    metrics:
      environment.METRICS_PORT === undefined
        ? undefined
        : { host: environment.METRICS_HOST, port: environment.METRICS_PORT },
    apiDocs: environment.API_DOCS === undefined ? !production : environment.API_DOCS === 'on',
    publicUrl: environment.PUBLIC_URL ?? `http://localhost:${environment.PORT}`,
    trustedProxies: environment.TRUST_PROXY,
    // What demonstration data makes by itself would push the address and the sign-ins off the terminal.
    logLevel: environment.LOG_LEVEL ?? (demonstrationData ? 'warn' : 'info'),
    /** Absolute. */
    dataDirectory,
    demonstrationData,
    databaseUrl: environment.DATABASE_URL,
    databaseConnections: environment.DATABASE_CONNECTIONS,
    /** Undefined where events are kept in Postgres. */
    eventStore: environment.EVENTSTORE_URL
      ? { connectionString: environment.EVENTSTORE_URL, streamPrefix: environment.EVENTSTORE_STREAM_PREFIX }
      : undefined,
    serverWaitMs: environment.SERVER_WAIT_SECONDS * 1_000,
    masterKeys: {
      current: masterKey(
        environment,
        environment.MASTER_KEY_SERVICE,
        keyFile(environment.MASTER_KEY_FILE, 'master.key'),
      ),
      previous:
        environment.PREVIOUS_MASTER_KEY_FILE || environment.PREVIOUS_MASTER_KEY_SERVICE
          ? masterKey(
              environment,
              environment.PREVIOUS_MASTER_KEY_SERVICE,
              resolve(environment.PREVIOUS_MASTER_KEY_FILE ?? ''),
            )
          : undefined,
    },
    /** Absolute. Outside production it is made where it is missing. */
    signInKeyFile: keyFile(environment.SIGN_IN_KEY_FILE, 'sign-in.pem'),
    letterSigning: {
      file: keyFile(environment.LETTER_SIGNING_FILE, 'letters.pem'),
      /** Then the product makes the key with a certificate of its own. */
      isSelfMade: !environment.LETTER_SIGNING_FILE,
    },
    anchors: {
      file: environment.ANCHOR_FILE ? resolve(environment.ANCHOR_FILE) : join(dataDirectory, 'anchors.ndjson'),
      everySeconds: environment.ANCHOR_SECONDS,
    },
    /** Where anchors are sent; nowhere, unless it is said. */
    witness: {
      address: environment.WITNESS_URL,
      tokenFile: environment.WITNESS_TOKEN_FILE ? resolve(environment.WITNESS_TOKEN_FILE) : undefined,
      s3: environment.WITNESS_S3_BUCKET
        ? {
            ...s3Store(environment),
            bucket: environment.WITNESS_S3_BUCKET,
            retainDays: environment.WITNESS_S3_RETAIN_DAYS,
          }
        : undefined,
      timeStamps: environment.TIMESTAMP_URL
        ? {
            address: environment.TIMESTAMP_URL,
            certificateFile: resolve(environment.TIMESTAMP_CERTIFICATE_FILE ?? ''),
            file: environment.TIMESTAMP_FILE
              ? resolve(environment.TIMESTAMP_FILE)
              : join(dataDirectory, 'time-stamps.ndjson'),
            everyMs: environment.TIMESTAMP_MINUTES * 60_000,
          }
        : undefined,
    },
    backup: {
      folder: environment.BACKUP_FOLDER ? resolve(environment.BACKUP_FOLDER) : undefined,
      time: environment.BACKUP_TIME,
      keep: environment.BACKUP_KEEP,
    },
    administratorsNeedSecondFactor:
      environment.ADMINISTRATORS_SECOND_FACTOR === undefined
        ? production
        : environment.ADMINISTRATORS_SECOND_FACTOR === 'on',
    administratorAddressWaitHours: environment.ADMINISTRATOR_ADDRESS_WAIT_HOURS,
    emailUndoDays: environment.EMAIL_UNDO_DAYS,
    payoutWaitHours: environment.PAYOUT_WAIT_HOURS,
    chatHours: environment.CHAT_OFFICE_HOURS,
    chatKeptDays: environment.CHAT_KEPT_DAYS,
    contentFourEyes: environment.CONTENT_FOUR_EYES,
    mayCombineCheckingRoles: environment.COMBINED_CHECKING_ROLES,
    captcha: { enabled: environment.CAPTCHA, cost: environment.CAPTCHA_COST },
    mail: { url: environment.MAIL_URL, from: environment.MAIL_FROM },
    singleSignOn: singleSignOn(environment, demonstrationData),
    s3: s3(environment),
    clamdUrl: environment.CLAMD_URL,
    insurer: {
      connection: insurerConnection(environment),
      decidesLetters: environment.INSURER_DECIDES_LETTERS,
      askAgainMinutes: environment.INSURER_ASK_AGAIN_MINUTES,
      faultRate: environment.INSURER_FAULT_RATE,
      failFirst: environment.INSURER_FAIL_FIRST,
      delayMilliseconds: environment.INSURER_DELAY_MS,
      retrySeconds: environment.INSURER_RETRY_SECONDS,
    },
    cards: {
      connection: cardConnection(environment),
      way: cardWay(environment),
      timeoutMs: environment.CARD_TIMEOUT_SECONDS * 1_000,
    },
    rateLimitPerMinute: environment.RATE_LIMIT_PER_MINUTE,
    firstAdministrator: environment.FIRST_ADMINISTRATOR,
    support: { email: environment.SUPPORT_EMAIL, phone: environment.SUPPORT_PHONE },
    /** Of the store, as tax invoices name it. */
    seller: {
      name: environment.STORE_SELLER_NAME,
      address: environment.STORE_SELLER_ADDRESS,
      gstNo: environment.STORE_GST_NO,
    },
    launchMessageUrl: environment.LAUNCH_MESSAGE_URL,
    insightsUrl: environment.INSIGHTS_URL,
    push: {
      services: environment.PUSH_SERVICES,
      local: !production,
      contact: `mailto:${environment.SUPPORT_EMAIL}`,
    },
    /** Undefined where the map is a plain drawing. */
    mapTiles: environment.MAP_TILES_URL
      ? { url: environment.MAP_TILES_URL, attribution: environment.MAP_TILES_ATTRIBUTION }
      : undefined,
    students: students(environment, demonstrationData),
    placeholderEmailDomain: environment.PLACEHOLDER_EMAIL_DOMAIN,
    upload: { maximumRows: environment.UPLOAD_MAXIMUM_ROWS, keptDays: environment.UPLOAD_KEPT_DAYS },
    disk: {
      reserveBytes: environment.DISK_RESERVE_MB * 1_048_576,
      warningBytes: environment.DISK_WARNING_MB * 1_048_576,
    },
    onboardingMinutes: environment.ONBOARDING_MINUTES,
    launchConfig: {
      production_url_pdpa: environment.PDPA_URL,
      faq_url: environment.FAQ_URL,
      moh_company_code: environment.MOH_COMPANY_CODE,
      smu_company_local_code: environment.SMU_COMPANY_LOCAL_CODE,
      smu_company_international_code: environment.SMU_COMPANY_INTERNATIONAL_CODE,
      smu_program_code: environment.SMU_PROGRAM_CODE,
    },
  } as const
}

/** Where a master key is: in a file, by its absolute path, or in a key management service. */
export type MasterKeySetting =
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'service'; readonly address: string; readonly tokenFile: string; readonly patienceMs: number }

function masterKey(
  { MASTER_KEY_SERVICE_TOKEN_FILE: tokenFile, SERVER_WAIT_SECONDS: seconds }: Environment,
  address: string | undefined,
  path: string,
): MasterKeySetting {
  return address
    ? { kind: 'service', address, tokenFile: resolve(tokenFile ?? ''), patienceMs: seconds * 1_000 }
    : { kind: 'file', path }
}

/** The school of the demonstration data, so that the students' screens can be seen there. */
const demonstrationSchool = { companyCode: 'KITE', policyNo: 'DEMO-GE-3001' } as const

/** Whose members are students (C26). */
function students(
  { STUDENT_COMPANY_CODES: companyCodes, STUDENT_POLICY_NUMBERS: policyNumbers }: Environment,
  demonstrationData: boolean,
) {
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
  | {
      readonly kind: 'http'
      readonly address: string
      readonly clientId: string
      readonly clientSecret: SecretSetting
      readonly webhookSecrets: SecretSetting
      readonly timeoutMs: number
    }

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

type CardConnectionSetting =
  | { readonly kind: 'off' }
  | { readonly kind: 'local'; readonly port: number | undefined }
  | {
      readonly kind: 'stripe'
      readonly address: string
      readonly secretKey: string
      readonly publishableKey: string
      readonly webhookSecrets: readonly string[]
    }

/** Who keeps and charges the members' cards (S102). */
function cardConnection(environment: Environment): CardConnectionSetting {
  const kind = environment.CARD_PROVIDER ?? (environment.NODE_ENV === 'production' ? 'off' : 'local')
  if (kind === 'local') return { kind, port: environment.CARD_LOCAL_PORT }
  if (kind === 'off') return { kind }
  return {
    kind,
    address: environment.CARD_API_URL.replace(/\/+$/, ''),
    secretKey: environment.CARD_SECRET_KEY ?? '',
    publishableKey: environment.CARD_PUBLISHABLE_KEY ?? '',
    webhookSecrets: environment.CARD_WEBHOOK_SECRETS,
  }
}

/** An account takes cards in the provider's own fields, however new it is; the local provider takes them in the specification's way (S113). */
function cardWay(environment: Environment): CardWay {
  return environment.CARD_WAY ?? (cardConnection(environment).kind === 'stripe' ? 'card-fields' : 'sources')
}

type SingleSignOnSetting =
  | { readonly kind: 'off' | 'local' }
  | { readonly kind: 'issuer'; readonly address: string; readonly clientId: string; readonly clientSecret: string }

/** With whom administrators sign on. */
function singleSignOn(environment: Environment, demonstrationData: boolean): SingleSignOnSetting {
  const {
    SINGLE_SIGN_ON_ISSUER: issuer,
    SINGLE_SIGN_ON_CLIENT_ID: clientId = '',
    SINGLE_SIGN_ON_CLIENT_SECRET: clientSecret = '',
  } = environment
  if (issuer === undefined) return { kind: demonstrationData ? 'local' : 'off' }
  return issuer === 'local' || issuer === 'off'
    ? { kind: issuer }
    : { kind: 'issuer', address: issuer, clientId, clientSecret }
}

/** The S3 store for uploaded bytes; undefined when they go to a folder. */
function s3(environment: Environment) {
  return environment.S3_BUCKET ? { bucket: environment.S3_BUCKET, ...s3Store(environment) } : undefined
}

function s3Store({
  S3_ENDPOINT: endpoint,
  S3_REGION: region,
  S3_ACCESS_KEY_ID: accessKeyId,
  S3_SECRET_ACCESS_KEY: secretAccessKey,
}: Environment) {
  return {
    endpoint,
    region,
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  } as const
}
