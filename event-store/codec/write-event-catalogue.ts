/** Writes docs/events.md, the event catalogue, from the definitions: `node event-store/codec/write-event-catalogue.ts`. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventCatalogue, type EventType } from '@member-care/domain/events/event-catalogue.ts'
import type { EventDefinition } from '@member-care/domain/events/event-definition.ts'
import { sampleEvent } from './samples/sample-events.ts'
import { fieldsOf, type SchemaField } from './schema-fields.ts'

export const EVENT_CATALOGUE_FILE = join(import.meta.dirname, '../../docs/events.md')

const introduction = `# The event catalogue

This page is written by \`node event-store/codec/write-event-catalogue.ts\` from the definitions in \`domain/\`; a test fails when it is out of date.

Every event also has an id (a UUID made from the id of the command that led to it), its stream and revision, the time it was
recorded, and metadata: who did it and in which role, from which address, the command, what it follows from, the version of
its type, and the hash of the event before it in its stream.

A personal field is stored encrypted with the key of the person named beside it, and reads as \`{ "redacted": true }\` once that
person has been forgotten. All of one person's fields in an event are sealed together, under \`$sealed\`, and \`{ "$sealed": 0 }\`
in a field's place says in which of those boxes its value is (\`event-store/codec/sealed-fields.ts\` says why). Amounts are integer cents. Dates are Singapore dates.

A type's name never changes. What it holds may: then the version goes up, the earlier schema stays in the definition with an
\`upcast\` to the next, and a stored sample of every version stands in \`event-store/codec/samples/\`, written by
\`node event-store/codec/samples/write-samples.ts\`.
`

/** The text of docs/events.md. */
export function eventCatalogueText(): string {
  const byStream = Map.groupBy(eventCatalogue, (definition) => streamOf(definition))
  const chapters = [...byStream].map(
    ([stream, definitions]) => `## Stream \`${stream}\`\n\n${definitions.map(section).join('\n')}`,
  )
  return [introduction, ...chapters].join('\n')
}

/** The stream's category, and whose ids follow it. */
function streamOf({ type }: EventDefinition): string {
  const { stream, event } = sampleEvent(type as EventType)
  const [category] = stream.split('-', 1)
  const id = stream.slice(`${category}-`.length)
  const named = Object.entries(event.data).reduce<string>(
    (rest, [field, value]) => (isId(field) ? rest.replace(String(value), `<${field}>`) : rest),
    id,
  )
  return `${category}-${named === id ? '<id>' : named}`
}

function isId(field: string): boolean {
  return field.endsWith('Id') || field.endsWith('Index') || field === 'currency'
}

function section(definition: EventDefinition): string {
  const rows = fieldsOf(definition.data)
    .filter((field) => !isPlainGroup(field) && !isItemOfList(field))
    .map((field) => row(field, definition.personal[field.path]))
  return [
    `### ${definition.type}`,
    '',
    `${definition.meaning} Version ${definition.earlierVersions.length + 1}.`,
    '',
    '| field | holds | personal to |',
    '|---|---|---|',
    ...rows,
    '',
  ].join('\n')
}

/** A group that is always there is seen in the paths of its fields. */
function isPlainGroup(field: SchemaField): boolean {
  return field.kind === 'group' && !field.optional
}

/** `list of text` says already what `roles.*` is. */
function isItemOfList(field: SchemaField): boolean {
  return field.path.endsWith('.*')
}

function row({ path, kind, optional, hasDefault }: SchemaField, subject: string | undefined): string {
  const absence = optional ? ', may be absent' : hasDefault ? ', has a default' : ''
  return `| \`${path}\` | ${kind}${absence} | ${subject ? `\`${subject}\`` : ''} |`
}

if (import.meta.main) await writeFile(EVENT_CATALOGUE_FILE, eventCatalogueText())
