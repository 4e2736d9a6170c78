/** The insurer that the settings name: the built-in desk, an insurer's own system, or the small one to try that connection with. */
import { readFile } from 'node:fs/promises'
import type { DatabasePool } from 'slonik'
import { SettingsRefused } from '../../settings/refused-settings.ts'
import type { SecretSetting, Settings } from '../../settings/arranged-settings.ts'
import type { ClaimDescription } from './describe-claim.ts'
import { createHttpInsurer, type HttpInsurerOptions } from './http-insurer.ts'
import { createInsurerCopies } from './insurer-copies.ts'
import { createInsurerDesk } from './insurer-desk.ts'
import type { Insurer } from './insurer.ts'
import type { InsurerConnection } from './insurer-call.ts'

export interface OpenedInsurer {
  readonly insurer: Insurer
  /** None where the built-in desk decides. */
  readonly webhookSecrets: readonly string[]
  /** The page of the trial insurer, where there is one. */
  readonly trialPage?: string
  close(): Promise<void>
}

export interface InsurerOpening extends ClaimDescription {
  readonly settings: Pick<Settings, 'insurer' | 'publicUrl'>
  readonly database: DatabasePool
  readonly files: HttpInsurerOptions['files']
  readonly clock: () => Date
}

/** Shorter ones could be guessed. */
const LEAST_SECRET_CHARACTERS = 32
const MOST_WEBHOOK_SECRETS = 2

/** @throws SettingsRefused when a secret cannot be used */
export async function openInsurer(opening: InsurerOpening): Promise<OpenedInsurer> {
  const { settings, database, clock } = opening
  const { connection } = settings.insurer
  if (connection.kind === 'desk') {
    return {
      insurer: createInsurerDesk({ database, clock, faults: settings.insurer }),
      webhookSecrets: [],
      close: async () => {},
    }
  }
  const overHttp = (to: InsurerConnection) =>
    createHttpInsurer({
      ...opening,
      connection: to,
      copies: createInsurerCopies(database, clock),
      decidesLetters: settings.insurer.decidesLetters,
    })
  const { timeoutMs } = connection
  if (connection.kind === 'trial') {
    const { startTrialInsurer } = await import('./trial/trial-insurer.ts')
    const trial = await startTrialInsurer({
      port: connection.port,
      webhookAddress: `${settings.publicUrl}/api/insurer/webhooks`,
    })
    const { address, clientId, clientSecret, webhookSecret } = trial
    return {
      insurer: overHttp({ address, clientId, clientSecret, timeoutMs }),
      webhookSecrets: [webhookSecret],
      trialPage: address,
      close: () => trial.close(),
    }
  }
  const { address, clientId } = connection
  const [clientSecret = ''] = await readSecrets('INSURER_CLIENT_SECRET', connection.clientSecret, 1)
  return {
    insurer: overHttp({ address, clientId, clientSecret, timeoutMs }),
    webhookSecrets: await readSecrets('INSURER_WEBHOOK_SECRETS', connection.webhookSecrets, MOST_WEBHOOK_SECRETS),
    close: async () => {},
  }
}

/** @returns the secrets, at least one */
async function readSecrets(name: string, setting: SecretSetting, most: number): Promise<readonly string[]> {
  const text =
    'text' in setting
      ? setting.text
      : await readFile(setting.file, 'utf8').catch(() => refuse(`${name}_FILE names a file that cannot be read.`))
  const secrets = text.split(/\s+/).filter((secret) => secret !== '')
  if (secrets.length === 0 || secrets.length > most)
    refuse(`${name} must hold ${most === 1 ? 'one secret' : 'one or two secrets'}.`)
  if (secrets.some((secret) => secret.length < LEAST_SECRET_CHARACTERS))
    refuse(`${name} must have at least ${LEAST_SECRET_CHARACTERS} characters.`)
  return secrets
}

function refuse(problem: string): never {
  throw new SettingsRefused(problem)
}
