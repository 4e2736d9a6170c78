/** Every setting of the product, as it stands in the environment: its name, its meaning and its default are here, and nowhere else. */
import { cardWays } from '@member-care/domain/card/card-way.ts'
import { areOfficeHours } from '@member-care/domain/chat/office-hours.ts'
import { z } from 'zod'

const switchedOn = (byDefault: 'on' | 'off') =>
  z
    .enum(['on', 'off'])
    .default(byDefault)
    .transform((value) => value === 'on')
const wholeNumber = (least: number) => z.coerce.number().int().min(least)
/** Several values with blanks or commas between them. */
const listOfWords = z
  .string()
  .default('')
  .transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''))

/** Name, meaning and default of every environment variable that is read. A default that depends on others is said in words. */
export const environmentSchema = z.object({
  NODE_ENV: z
    .enum(['development', 'test', 'production'])
    .default('development')
    .describe('`production` refuses everything that is only fit for development.'),
  HOST: z.string().default('localhost').describe('Address to listen on; `0.0.0.0` for every network.'),
  PORT: wholeNumber(0).max(65_535).default(8080).describe('Port to listen on; 0 takes a free one.'),
  METRICS_PORT: wholeNumber(0)
    .max(65_535)
    .optional()
    .describe('Port on which /metrics is answered, and nothing else; 0 takes a free one. Default: nowhere.'),
  METRICS_HOST: z
    .string()
    .default('localhost')
    .describe('Address to answer /metrics on; one that only the monitoring reaches.'),
  PUBLIC_URL: z
    .url()
    .optional()
    .describe(
      'Address under which people reach the portal, for links in e-mails. Default: http://localhost with the port.',
    ),
  TRUST_PROXY: wholeNumber(0)
    .default(0)
    .describe('How many reverse proxies stand in front; the client address is taken from what they say.'),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'])
    .optional()
    .describe('Least severe log line that is written. Default: info, with demonstration data warn.'),
  API_DOCS: z
    .enum(['on', 'off'])
    .optional()
    .describe("Shows the API's description at /api/docs. Default: on, in production off."),
  DATA_DIR: z.string().default('.data').describe('Directory for everything that is written on this machine.'),
  DEMO_DATA: z
    .enum(['on', 'off'])
    .optional()
    .describe('Fills an empty installation with demonstration data. Default: on, in production off.'),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/ })
    .optional()
    .describe('The Postgres to use. Default: the embedded one, under the data directory.'),
  DATABASE_CONNECTIONS: wholeNumber(4).default(16).describe('Largest number of database connections of this process.'),
  EVENTSTORE_URL: z
    .string()
    .optional()
    .describe('Connection string of an EventStoreDB. Default: events are kept in Postgres.'),
  EVENTSTORE_STREAM_PREFIX: z
    .string()
    .regex(
      /^([a-z0-9][a-z0-9._-]{0,38}[._-])?$/i,
      'Letters, digits, “.”, “_” and “-”, at most 40 of them; it ends with “.”, “_” or “-”.',
    )
    .default('')
    .describe(
      'What the names of our streams begin with in an EventStoreDB that other programs use too, for example membercare_. It stays as it was when the installation began. Default: nothing.',
    ),
  SERVER_WAIT_SECONDS: wholeNumber(0)
    .default(60)
    .describe('How long a start waits for the server of DATABASE_URL or EVENTSTORE_URL where that is not there yet.'),
  MASTER_KEY_FILE: z
    .string()
    .optional()
    .describe('Key that wraps the keys of personal data. Default: made once in the data directory.'),
  PREVIOUS_MASTER_KEY_FILE: z
    .string()
    .optional()
    .describe(
      'The previous master key, while it is being changed. Everything is then wrapped with the new one, and /readyz says when the previous one is no longer needed.',
    ),
  MASTER_KEY_SERVICE: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of a key in the transit engine of HashiCorp Vault or OpenBao (https://host:8200/v1/transit/keys/name), which is the master key instead of a file and never leaves it.',
    ),
  MASTER_KEY_SERVICE_TOKEN_FILE: z
    .string()
    .optional()
    .describe(
      'File with the token for it, read at each use; it must be allowed to encrypt and to decrypt with that key, and needs nothing else.',
    ),
  PREVIOUS_MASTER_KEY_SERVICE: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('The previous key in that service, while the master key is being changed; it uses the same token.'),
  ANCHOR_FILE: z
    .string()
    .optional()
    .describe(
      'File outside the database to which a line is added for every anchor of the event log; best where nothing can be changed any more. Default: anchors.ndjson in the data directory.',
    ),
  ANCHOR_SECONDS: z.coerce.number().positive().default(2).describe('How often new events are anchored.'),
  WITNESS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of a second machine, in other hands, to which every anchor is sent and from which the verification reads them again; `npm run witness` is such a place.',
    ),
  WITNESS_TOKEN_FILE: z
    .string()
    .optional()
    .describe('File with the token that WITNESS_URL asks for (Authorization: Bearer).'),
  WITNESS_S3_BUCKET: z
    .string()
    .optional()
    .describe(
      'S3 bucket, made with object lock, in which every anchor is kept too, and cannot be changed or removed by anybody. Its store is that of the S3_ settings.',
    ),
  WITNESS_S3_RETAIN_DAYS: wholeNumber(1).default(3_650).describe('For how long an anchor in that bucket is locked.'),
  TIMESTAMP_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'Address of a time stamp authority (RFC 3161) that signs when it had an anchor before it. Its stamps are kept in TIMESTAMP_FILE.',
    ),
  TIMESTAMP_CERTIFICATE_FILE: z
    .string()
    .optional()
    .describe(
      'File with the certificates (PEM) that those of the authority are traced back to. Needed with TIMESTAMP_URL.',
    ),
  TIMESTAMP_FILE: z
    .string()
    .optional()
    .describe(
      'File to which a line is added for every stamp; keep copies of it elsewhere. Default: time-stamps.ndjson in the data directory.',
    ),
  TIMESTAMP_MINUTES: z.coerce.number().positive().default(60).describe('How long at least lies between two stamps.'),
  BACKUP_FOLDER: z
    .string()
    .optional()
    .describe('Folder for a backup every night; best on another machine. Default: none is made.'),
  BACKUP_TIME: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/)
    .default('02:30')
    .describe('When the backup of the night is made, HH:mm in Singapore.'),
  BACKUP_KEEP: wholeNumber(1).default(14).describe('How many backups are kept in a folder; older ones are removed.'),
  SIGN_IN_KEY_FILE: z
    .string()
    .optional()
    .describe('RSA private key (PEM) that browsers encrypt passwords for. Default: made once in the data directory.'),
  LETTER_SIGNING_FILE: z
    .string()
    .optional()
    .describe(
      'File (PEM) with the RSA private key that letters of guarantee are signed with, its certificate, and those that it is traced back to. Default: made at the first letter in the data directory, with a certificate that says that it is self-made.',
    ),
  ADMINISTRATORS_SECOND_FACTOR: z
    .enum(['on', 'off'])
    .optional()
    .describe(
      'Whether administrators who sign in with a password must set up a second factor (authenticator app or passkey) before anything else. Default: on in production, else off.',
    ),
  ADMINISTRATOR_ADDRESS_WAIT_HOURS: wholeNumber(0)
    .max(720)
    .default(24)
    .describe(
      'How long an invitation of an administrator to another e-mail address waits, while the present address, which is told, can call it off.',
    ),
  EMAIL_UNDO_DAYS: wholeNumber(1)
    .max(90)
    .default(7)
    .describe(
      'For how long the link works that undoes a change of a member’s e-mail address; it goes to the address of before.',
    ),
  CHAT_OFFICE_HOURS: z
    .string()
    .default('9am–6pm')
    .refine(areOfficeHours, 'Hours such as 9am–6pm, or 9am–1pm, 2pm–6pm.')
    .describe(
      'When somebody answers members in the chat, on working days in Singapore: `9am–6pm`, or several spans with commas.',
    ),
  CHAT_KEPT_DAYS: wholeNumber(1)
    .max(36_500)
    .default(730)
    .describe(
      'How long texts and files of the chat are kept after a conversation was closed. Then they are removed; that something was said, by whom and when, stays.',
    ),
  PAYOUT_WAIT_HOURS: wholeNumber(0)
    .max(720)
    .default(72)
    .describe(
      'How long a claim cannot be approved that would be paid to a bank account which its member has changed; `0` for no wait. Accounts that two administrators verified do not wait.',
    ),
  COMBINED_CHECKING_ROLES: switchedOn('off').describe(
    'Whether one administrator may hold roles that check each other (ADMIN_OPERATION with ADMIN_ACCOUNT, ADMIN_AUDITOR with any other). Four eyes are one person then.',
  ),
  CONTENT_FOUR_EYES: switchedOn('off').describe(
    'Whether content for the members of all clients (articles, rewards, banners …) is published by another administrator than those who wrote it. For content of single clients, each client’s page says so.',
  ),
  CAPTCHA: switchedOn('on').describe('`off` accepts every captcha; for tests only.'),
  CAPTCHA_COST: wholeNumber(1)
    .default(5_000)
    .describe('Work of a captcha: PBKDF2 rounds for each of the few hundred attempts that a browser needs.'),
  MAIL_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('SMTP server. Default: the mailbox page at /dev/mail.'),
  MAIL_FROM: z.string().default('Member Care <no-reply@member-care.example>').describe('Sender of e-mails.'),
  SINGLE_SIGN_ON_ISSUER: z
    .union([z.literal(['local', 'off']), z.url({ protocol: /^https?$/ })])
    .optional()
    .describe(
      'Address of the OpenID Connect issuer with which administrators sign on. `local` is one for trying out, where everybody may be anybody; `off` is none. Default: local with demonstration data, else off.',
    ),
  SINGLE_SIGN_ON_CLIENT_ID: z
    .string()
    .optional()
    .describe('How the issuer knows the portal. Its redirect address there: PUBLIC_URL with /api/users/sso/callback.'),
  SINGLE_SIGN_ON_CLIENT_SECRET: z.string().optional().describe('The secret that goes with it.'),
  S3_BUCKET: z
    .string()
    .optional()
    .describe('S3 bucket for uploaded files. Default: a folder under the data directory.'),
  S3_ENDPOINT: z.url().optional().describe('Address of the S3 store, for one that is not AWS.'),
  S3_REGION: z.string().default('us-east-1').describe('Region of the S3 store.'),
  S3_ACCESS_KEY_ID: z
    .string()
    .optional()
    .describe('Access key of the S3 store. Default: the usual places of the AWS client.'),
  S3_SECRET_ACCESS_KEY: z.string().optional().describe('Secret key of the S3 store.'),
  CLAMD_URL: z
    .url({ protocol: /^tcp$/ })
    .optional()
    .describe('clamd that scans uploads, tcp://host:port. Default: only the EICAR test signature is looked for.'),
  INSURER: z
    .enum(['desk', 'http', 'trial'])
    .default('desk')
    .describe(
      "Who decides claims: `desk` is the built-in claims desk, `http` an insurer's own system (docs/insurer-contract.md), `trial` a small one of ours to try that connection with.",
    ),
  INSURER_DECIDES_LETTERS: switchedOn('off').describe(
    "Whether an insurer's own system (INSURER http or trial) decides letters of guarantee too. Requests from then on go there; those of before stay with the desk.",
  ),
  INSURER_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe("Address of the insurer's system; claims are handed over below it."),
  INSURER_CLIENT_ID: z
    .string()
    .regex(/^[\x21-\x7e]{1,100}$/)
    .optional()
    .describe('How the insurer knows us.'),
  INSURER_CLIENT_SECRET: z.string().optional().describe('Signs what we send to the insurer; at least 32 characters.'),
  INSURER_CLIENT_SECRET_FILE: z.string().optional().describe('File that holds it, instead.'),
  INSURER_WEBHOOK_SECRETS: z
    .string()
    .optional()
    .describe(
      "Secrets that the insurer's messages are signed with: one, or while it is changed the old and the new one with a blank between them; at least 32 characters each.",
    ),
  INSURER_WEBHOOK_SECRETS_FILE: z.string().optional().describe('File that holds them, instead.'),
  INSURER_TIMEOUT_SECONDS: z.coerce
    .number()
    .positive()
    .default(20)
    .describe('How long one call to the insurer may take.'),
  INSURER_ASK_AGAIN_MINUTES: z.coerce
    .number()
    .positive()
    .default(60)
    .describe('When an insurer that wanted to answer later, and has not, is asked again.'),
  INSURER_TRIAL_PORT: wholeNumber(0)
    .max(65_535)
    .default(0)
    .describe("Port of the trial insurer's page; 0 takes a free one."),
  INSURER_FAULT_RATE: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(0)
    .describe('Share of hand-overs that the built-in desk fails on purpose, 0 to 1.'),
  INSURER_FAIL_FIRST: wholeNumber(0)
    .default(0)
    .describe('How many hand-overs of each claim the built-in desk fails on purpose before it accepts one.'),
  INSURER_DELAY_MS: wholeNumber(0)
    .default(0)
    .describe('How long the built-in desk takes for a hand-over, in milliseconds.'),
  INSURER_RETRY_SECONDS: z.coerce
    .number()
    .positive()
    .default(30)
    .describe('Pause before a failed hand-over is tried again; doubles each time.'),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1)
    .default(1_200)
    .describe('Calls a minute from one address; calls that try passwords or codes have smaller limits of their own.'),
  FIRST_ADMINISTRATOR: z
    .email()
    .optional()
    .describe(
      'E-mail address that is invited as ADMIN_IT at the start while nobody holds that role: an installation begins without administrators.',
    ),
  SUPPORT_EMAIL: z.email().default('support@member-care.example').describe('Contact shown to members.'),
  SUPPORT_PHONE: z.string().default('+65 6000 0000').describe('Contact shown to members.'),
  STORE_SELLER_NAME: z
    .string()
    .default('Member Care Store (demonstration)')
    .describe('Who sells in the store, as tax invoices name them.'),
  STORE_SELLER_ADDRESS: z.string().default('1 Example Street, Singapore 000001').describe('Their address.'),
  STORE_GST_NO: z.string().default('M0-0000000-0').describe('Their GST registration number.'),
  PDPA_URL: z.string().default('/personal-data.html').describe('Personal data use statement.'),
  FAQ_URL: z
    .string()
    .default('/statements/faq')
    .describe('Frequently asked questions, opened from the menu (launch config).'),
  LAUNCH_MESSAGE_URL: z
    .url()
    .optional()
    .describe('Where the launch message is read, instead of the console; answers `{ appLaunch: { launchMessage } }`.'),
  PUSH_SERVICES: z
    .string()
    .default('fcm.googleapis.com push.services.mozilla.com web.push.apple.com notify.windows.com')
    .transform((text) => text.split(/[\s,]+/).filter((word) => word !== ''))
    .describe(
      'Host names of the push services that messages for the devices of people may be sent to; hosts below them are meant too. The address comes from a browser.',
    ),
  MAP_TILES_URL: z
    .string()
    .regex(/^https?:\/\/[^{}\s]+\{z\}[^{}\s]*\{[xy]\}[^{}\s]*\{[xy]\}[^{}\s]*$/, 'An address with {z}, {x} and {y}.')
    .optional()
    .describe(
      'Where browsers get the tiles of the map of clinics, with `{z}`, `{x}` and `{y}`. Default: a plain drawing, for which nothing is asked of anybody.',
    ),
  MAP_TILES_ATTRIBUTION: z.string().default('').describe('Who made the tiles, as their terms want it on the map.'),
  INSIGHTS_URL: z.url().optional().describe('Analytics of the insurer, opened by HR administrators.'),
  MOH_COMPANY_CODE: z
    .string()
    .default('')
    .describe('Company code of the health ministry with the insurer (launch config).'),
  SMU_COMPANY_LOCAL_CODE: z.string().default('').describe('Company code of the local students (launch config).'),
  SMU_COMPANY_INTERNATIONAL_CODE: z
    .string()
    .default('')
    .describe('Company code of the international students (launch config).'),
  SMU_PROGRAM_CODE: z.string().default('').describe('Programme code of the students (launch config).'),
  STUDENT_COMPANY_CODES: listOfWords.describe(
    'Company codes of the students: the upload shows and keeps student data for them only. Blanks or commas between them. Default: with demonstration data, its school.',
  ),
  STUDENT_POLICY_NUMBERS: listOfWords.describe(
    'Policy numbers of the students: users covered under one of them have the tab for student information. Blanks or commas between them. Default: with demonstration data, that of its school.',
  ),
  PLACEHOLDER_EMAIL_DOMAIN: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
    .default('no-email.member-care.example')
    .describe(
      'Domain of the address that somebody is given who has no e-mail address: their NRIC at this domain. Nothing may be delivered there.',
    ),
  UPLOAD_MAXIMUM_ROWS: wholeNumber(1).default(100_000).describe('Most rows of an uploaded file of users.'),
  UPLOAD_KEPT_DAYS: wholeNumber(1)
    .default(7)
    .describe(
      'How long the results for the people in an uploaded file of users, and its rejected rows, are kept after it was carried out, failed or was left unfinished. The fact that it was uploaded is always kept.',
    ),
  DISK_RESERVE_MB: wholeNumber(0)
    .default(512)
    .describe(
      'If less than this is free on the disk of the data directory, large uploads (documents, files) are refused with 507; everything else continues.',
    ),
  DISK_WARNING_MB: wholeNumber(0)
    .default(2_048)
    .describe('With less free on the disk of the data directory, `/readyz` warns.'),
  ONBOARDING_MINUTES: z.coerce
    .number()
    .positive()
    .default(60)
    .describe('How often new users are looked for who are to be sent the welcome e-mail.'),
  CARD_PROVIDER: z
    .enum(['local', 'stripe', 'off'])
    .optional()
    .describe(
      'Who keeps the cards of members and charges them: `stripe` is an account there, `local` one of ours to try with, which moves no money, `off` is nobody, and then there is no wallet. Default: local, in production off.',
    ),
  CARD_WAY: z
    .enum(cardWays)
    .optional()
    .describe(
      'How members add cards: `card-fields` in the provider’s own fields, which every account takes, `sources` in fields of the portal with the calls of 2017-08-15, which an account that was opened lately does not take. Default: sources with the local provider, else card-fields.',
    ),
  CARD_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_\w+$/)
    .optional()
    .describe('Publishable key of the account; browsers get it with the launch config.'),
  CARD_SECRET_KEY: z
    .string()
    .regex(/^[sr]k_\w+$/)
    .optional()
    .describe('Secret key of the account.'),
  CARD_WEBHOOK_SECRETS: listOfWords.describe(
    'Secrets that its messages to /api/payments/webhook are signed with: one, or while it is changed the old and the new one with a blank between them.',
  ),
  CARD_API_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.stripe.com')
    .describe('Address of the provider, for our server and for browsers.'),
  CARD_TIMEOUT_SECONDS: z.coerce
    .number()
    .positive()
    .default(30)
    .describe('How long one call to the card provider may take.'),
  CARD_LOCAL_PORT: wholeNumber(0)
    .max(65_535)
    .optional()
    .describe(
      'Port of the local card provider, which browsers call too; 0 takes a free one. Default: the one after PORT, or a free one.',
    ),
})
export type Environment = z.infer<typeof environmentSchema>

/** One row per setting, for the documentation and for `--help`. */
export function describeSettings(): readonly { name: string; meaning: string; default: string }[] {
  return Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const byDefault = schema instanceof z.ZodPipe ? schema.in : schema
    return {
      name,
      meaning: schema.description ?? '',
      default: byDefault instanceof z.ZodDefault ? String(byDefault.def.defaultValue) : '',
    }
  })
}
