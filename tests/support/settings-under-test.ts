/** Settings of an API under test; captchas are switched off unless the environment says otherwise. */
import { readSettings } from '@member-care/api/settings/read-settings.ts'
import type { Settings } from '@member-care/api/settings/arranged-settings.ts'

export function settingsUnderTest(dataDirectory: string, environment: Readonly<Record<string, string>> = {}): Settings {
  return readSettings({
    NODE_ENV: 'test',
    DATA_DIR: dataDirectory,
    LOG_LEVEL: 'silent',
    CAPTCHA: 'off',
    RATE_LIMIT_PER_MINUTE: '1000000',
    INSURER_RETRY_SECONDS: '0.02',
    ...environment,
  })
}
