/** The table of settings in docs/operations.md, made from the one place where settings are declared. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describeSettings } from './environment.ts'

export const operationsDocument = join(import.meta.dirname, '..', '..', 'docs', 'operations.md')

const BEGIN = '<!-- settings: made from api/settings/environment.ts by `node api/settings/write-settings-table.ts` -->'
const END = '<!-- end of settings -->'

/** The document as it should be: its own text, with the present table between the two marks. */
export async function withSettingsTable(): Promise<string> {
  const document = await readFile(operationsDocument, 'utf8')
  const [before, after] = [document.indexOf(BEGIN), document.indexOf(END)]
  if (before < 0 || after < before) throw new Error('docs/operations.md has lost the marks of its settings table.')
  return `${document.slice(0, before)}${BEGIN}\n${settingsTable()}\n${document.slice(after)}`
}

function settingsTable(): string {
  const rows = describeSettings().map(
    (setting) =>
      `| \`${setting.name}\` | ${setting.default === '' ? '' : `\`${setting.default}\``} | ${setting.meaning} |`,
  )
  return ['| setting | default | meaning |', '|---|---|---|', ...rows].join('\n')
}
