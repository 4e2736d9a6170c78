/** The archive of all that is kept about a member: to read, for programs, as FHIR, and the documents themselves. */
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { languageTag } from '@member-care/domain/language/language.ts'
import { personalDataLetterTexts } from '@member-care/domain/texts/personal-data-texts.ts'
import { buffer } from 'node:stream/consumers'
import { openZipFile, type ZipFile } from '../archives/zip-file.ts'
import { extensionsOf, isUploadType } from '../documents/upload-type.ts'
import { projections } from '@member-care/projections/projections.ts'
import { inLanguage } from '../http/in-language.ts'
import type { Parts } from '../http/parts.ts'
import { FileMissing, FileUnopened } from '../integrations/file-store/file-store.ts'
import { DocumentChanged, readGenuine } from '../integrations/file-store/genuine-document.ts'
import { printLetter } from '../letters/print-letter.ts'
import { ownClaimsAsFhir } from './own-claims-as-fhir.ts'
import { ownClaims, ownHistory, readOwnEvents } from './own-history.ts'
import { personalDataLetter, type PersonalData } from './personal-data-letter.ts'
import { readKeptRows, type KeptRecord } from './read-kept-rows.ts'

export type ReadingPerson = Pick<
  Parts,
  | 'database'
  | 'eventLog'
  | 'subjectKeys'
  | 'rowKeys'
  | 'readModels'
  | 'files'
  | 'users'
  | 'clients'
  | 'systemReader'
  | 'languages'
  | 'settings'
  | 'clock'
>

/** A browser holds the file whole before it is saved. What is above stands in the portal, document by document. */
const MOST_DOCUMENT_BYTES = 500_000_000

/**
 * @param path absolute path of the file to write
 * @returns its size
 * @throws when the member is not known any more; ReadModelsBehind
 */
export async function writePersonalArchive(parts: ReadingPerson, userId: string, path: string): Promise<number> {
  await untilUpToDate(parts)
  const records = await readKeptRows(parts, userId)
  const events = await readOwnEvents(parts, userId)
  const language = await parts.languages.of(userId)
  const history = inLanguage(language, () => ownHistory(events, userId))
  const bundle = await ownClaimsAsFhir(parts, userId, ownClaims(events, userId))
  const archive = openZipFile(path)
  try {
    const notIncluded = await addDocuments(parts, archive, userId, records)
    const name = String(records.person[0]?.['name'] ?? '')
    const letter = await inLanguage(language, () => print(parts, userId, { name, records, history, notIncluded }))
    await add(archive, 'my-data.pdf', letter)
    const data = {
      format: 'member-care personal data 1',
      madeAt: parts.clock().toISOString(),
      userId,
      // Of the titles of the history.
      language: languageTag(language),
      records,
      history,
      notIncluded,
    }
    await add(archive, 'data.json', JSON.stringify(data, undefined, 2))
    await add(archive, 'claims.fhir.json', JSON.stringify(bundle, undefined, 2))
    return await archive.end()
  } catch (error) {
    archive.discard()
    throw error
  }
}

/** What the member has just done is in it. */
async function untilUpToDate({ eventLog, readModels }: ReadingPerson): Promise<void> {
  const head = await eventLog.head()
  if (head === undefined) return
  await readModels.requireVisible(
    projections.map(({ name }) => name),
    head,
  )
}

async function add(archive: ZipFile, name: string, content: string | Uint8Array): Promise<void> {
  const file = archive.file(name)
  await file.write(content)
  file.end()
}

/** Their documents and their photo. @returns the ids of those that are not in the archive */
async function addDocuments(
  { files }: ReadingPerson,
  archive: ZipFile,
  userId: string,
  { documents, photo }: PersonalData['records'],
): Promise<readonly string[]> {
  const own = documents.filter(({ subjectId, state }) => subjectId === userId && state !== 'refused').map(toDocument)
  const notIncluded: string[] = []
  let bytes = 0
  for (const document of own) {
    bytes += document.bytes
    const content = bytes > MOST_DOCUMENT_BYTES ? undefined : await readGenuine(files, document).catch(unlessUnreadable)
    if (content === undefined) notIncluded.push(document.fileId)
    else await addPacked(archive, `documents/${document.fileId}.${document.extension}`, content)
  }
  for (const { fileId } of photo) {
    const content = await files.open(String(fileId)).then(buffer).catch(unlessUnreadable)
    if (content === undefined) notIncluded.push(String(fileId))
    else await addPacked(archive, `documents/${String(fileId)}.jpg`, content)
  }
  return notIncluded
}

function toDocument({ fileId, mimeType, bytes, sha256 }: KeptRecord) {
  const type = String(mimeType)
  return {
    fileId: String(fileId),
    bytes: Number(bytes),
    sha256: String(sha256),
    extension: isUploadType(type) ? extensionsOf(type)[0] : 'bin',
  }
}

async function addPacked(archive: ZipFile, name: string, content: Uint8Array): Promise<void> {
  const file = archive.file(name, { isPacked: true })
  await file.write(content)
  file.end()
}

/** One document that is lost does not keep the others back. */
function unlessUnreadable(error: unknown): undefined {
  if (error instanceof FileMissing || error instanceof FileUnopened || error instanceof DocumentChanged)
    return undefined
  throw error
}

async function print(parts: ReadingPerson, userId: string, data: PersonalData): Promise<Uint8Array> {
  const namesOfCompanies = await companyNames(parts, data)
  const { support } = parts.settings
  return printLetter(
    personalDataLetter(data, {
      namesOfIds: new Map([...namesOfCompanies, ...namesOfFamily(data), [userId, personalDataLetterTexts.self]]),
      printedOn: singaporeToday(parts.clock()),
      support,
    }),
  )
}

/** Others of the family are not named: the file is about one of them. */
function namesOfFamily({ records }: PersonalData): readonly (readonly [string, string])[] {
  const ids = [...records.covers, ...records.claims, ...records.visits].flatMap(
    ({ userId, employeeId, claimantId, patientId }) => [userId, employeeId, claimantId, patientId],
  )
  return ids.filter((id) => typeof id === 'string').map((id) => [id, personalDataLetterTexts.family])
}

async function companyNames(
  { clients, systemReader }: ReadingPerson,
  { records }: PersonalData,
): Promise<readonly (readonly [string, string])[]> {
  const ids = [...records.covers, ...records.claims, ...records.visits].map(({ companyId }) => String(companyId))
  const names = await Promise.all(
    [...new Set(ids)].map(async (id) => [id, (await clients.getClient(systemReader, id))?.name ?? id] as const),
  )
  return names
}
