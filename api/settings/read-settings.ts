/** The settings of the product, read once from the environment. */
import { arrange, type Settings } from './arranged-settings.ts'
import { environmentSchema } from './environment.ts'
import { problemsOf, SettingsRefused } from './refused-settings.ts'

/**
 * @param environment as in `process.env`; an empty text counts as absent
 * @throws SettingsRefused
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(given)
  if (!parsed.success)
    throw new SettingsRefused(
      parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'),
    )
  const problems = problemsOf(parsed.data)
  if (problems.length > 0) throw new SettingsRefused(problems.join('\n'))
  return arrange(parsed.data)
}
