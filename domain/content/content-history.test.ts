import { expect, test } from 'vitest'
import { stepsOf } from '../history/history-engine.ts'
import { contentPageTexts as texts } from '../texts/content-page-texts.ts'
import type { ContentEvent } from './content-events.ts'
import { contentFieldLabels, contentHistory } from './content-history.ts'

const byId = (companyId: string) => companyId
const item = { contentId: 'c', version: 1 }
const events: readonly ContentEvent[] = [
  {
    type: 'ContentDrafted',
    data: {
      ...item,
      audience: ['orchid'],
      savedBy: 'ann',
      content: { kind: 'banner', title: 'Hello', text: '', imageUrl: '', linkUrl: '', linkText: '' },
    },
  },
  { type: 'ContentSubmitted', data: { ...item, submittedBy: 'ann', shownFrom: null, shownUntil: null } },
  {
    type: 'ContentPublished',
    data: { ...item, publishedBy: 'ben', shownFrom: '2026-03-01T16:00:00.000Z', shownUntil: null },
  },
  { type: 'ContentTakenDown', data: { contentId: 'c', takenDownBy: 'ben', shownUntil: '2026-03-02T16:00:00.000Z' } },
]

test('each event tells what it changed, times as in Singapore', () => {
  const labels = contentFieldLabels(events)
  const steps = stepsOf(events, contentHistory(byId)).map(({ differences }) =>
    Object.fromEntries(differences.map(({ field, to }) => [labels.get(field) ?? field, to])),
  )
  expect(steps).toMatchObject([
    { [texts.versionField]: texts.version(1), Title: 'Hello' },
    { [texts.submissionField]: texts.times(undefined, undefined) },
    { [texts.standing]: texts.window(1, '02 Mar 2026 00:00', undefined) },
    { [texts.standing]: texts.window(1, '02 Mar 2026 00:00', '03 Mar 2026 00:00') },
  ])
})
