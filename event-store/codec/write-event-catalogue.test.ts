import { readFile } from 'node:fs/promises'
import { eventCatalogue } from '@member-care/domain/events/event-catalogue.ts'
import { expect, test } from 'vitest'
import { EVENT_CATALOGUE_FILE, eventCatalogueText } from './write-event-catalogue.ts'

test('docs/events.md is what the definitions say', async () => {
  expect(await readFile(EVENT_CATALOGUE_FILE, 'utf8'), 'run: node event-store/codec/write-event-catalogue.ts').toBe(
    eventCatalogueText(),
  )
})

test('it has a section for every type, and says whose a personal field is', () => {
  const text = eventCatalogueText()
  for (const { type, meaning } of eventCatalogue) expect(text).toContain(`### ${type}\n\n${meaning}`)
  expect(text).toContain('| `claimantNric` | text | `claimantId` |')
  expect(text).toContain('| `details.accident.place` | text | `claimantId` |')
  expect(text).toContain('## Stream `claim-<claimId>`')
})
