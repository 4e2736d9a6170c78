/** A field that a schema marks as personal and the definition's `personal` map does not name would be stored in the clear. */
import { eventCatalogue } from '@member-care/domain/events/event-catalogue.ts'
import { describe, expect, test } from 'vitest'
import { fieldsOf } from './schema-fields.ts'

describe.each(eventCatalogue.map((definition) => [definition.type, definition] as const))('%s', (_type, definition) => {
  const fields = fieldsOf(definition.data)

  test('the schema and the map name the same personal fields', () => {
    const marked = fields.filter((field) => field.personal).map((field) => field.path)
    expect(Object.keys(definition.personal).sort(), 'the `personal` map of its definition in domain').toStrictEqual(
      marked.sort(),
    )
  })

  test('every personal field has a subject that is always there and is not personal itself', () => {
    for (const subject of Object.values(definition.personal)) {
      expect(
        fields.find((field) => field.path === subject),
        subject,
      ).toMatchObject({ kind: 'text', optional: false, personal: false })
    }
  })
})
