/** Taking a file of companies into the company master, as methods of the data provider. */
import type { components } from '@member-care/api/client/client.ts'
import { keyHeader, type CommandOptions } from '../console/command-options.ts'
import { fetchJson } from '../console/rest-client.ts'

export type CompanyImportPreview = components['schemas']['CompanyImportPreview']
export type CompanyImportRow = CompanyImportPreview['rows'][number]

export interface CompanyImport {
  readonly id: string
  readonly added: number
  readonly changed: number
}

export const companyMasterCommands = {
  /** What a file would do, row by row. Nothing is changed. */
  previewCompanies(file: File, options: CommandOptions): Promise<CompanyImportPreview> {
    return sendForm('previews', { file }, options)
  },

  /** Carries out what was looked at. @param fingerprint names it */
  importCompanies(file: File, fingerprint: string, options: CommandOptions): Promise<CompanyImport> {
    return sendForm('imports', { fingerprint, file }, options)
  },
}

async function sendForm<Answer>(
  step: 'previews' | 'imports',
  fields: Readonly<Record<string, string | File>>,
  options: CommandOptions,
): Promise<Answer> {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.append(name, value)
  const { json } = await fetchJson(`/api/console/company-master/${step}`, {
    method: 'POST',
    body,
    headers: keyHeader(options),
  })
  return json as Answer
}
