/**
 * All errors are printed through this one place. They keep their own words, but never show a password from the
 * settings, no matter which code put it into them.
 */
import { SECRET_SETTINGS } from './settings/refused-settings.ts'

/** Shorter ones are in every text. */
const LEAST_SECRET_CHARACTERS = 4

/** What a command prints of its error. @param environment holds the settings */
export function failureText(error: unknown, environment: NodeJS.ProcessEnv = process.env): string {
  return withoutSecrets(error instanceof Error ? error.message : String(error), environment)
}

/** @param environment holds the settings */
export function withoutSecrets(text: string, environment: NodeJS.ProcessEnv = process.env): string {
  const secrets = SECRET_SETTINGS.flatMap((name) => secretsIn(environment[name] ?? '')).filter(
    (secret) => secret.length >= LEAST_SECRET_CHARACTERS,
  )
  return secrets.reduce((left, secret) => left.replaceAll(secret, '…'), text)
}

/** Of an address its password, as it stands there and as it is sent; of anything else the whole. The longest first, which holds the others. */
function secretsIn(value: string): readonly string[] {
  const isAddress = /^[a-z][a-z0-9+.-]*:\/\//i.test(value)
  const [, password] = /^[a-z][a-z0-9+.-]*:\/\/[^:@]*:(.*)@/is.exec(value) ?? []
  // Secrets of one setting may stand side by side.
  if (!isAddress) return value.split(/\s+/)
  return password === undefined ? [] : [password, decoded(password)]
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
