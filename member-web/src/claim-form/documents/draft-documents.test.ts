import { expect, test } from 'vitest'
import type { DraftFile } from '@member-care/domain/draft/draft.ts'
import {
  afterReload,
  asLost,
  asReceived,
  asWaitingAgain,
  documentsToSend,
  hasUnsent,
  isAnyTaken,
  noDocuments,
  withChosen,
  without,
  withRefusal,
  withState,
} from './draft-documents.ts'

let keys = 0
const options = { category: 'INV/RCP', maximum: 2, newKey: () => `key-${(keys += 1)}` } as const
const fileOf = (name: string) => new File(['x'], name)
const onServer: DraftFile = {
  fileId: 'f-1',
  name: 'from-the-phone.pdf',
  mimeType: 'application/pdf',
  bytes: 9,
  category: 'INV/RCP',
  state: 'received',
}
const names = ({ documents }: typeof noDocuments) => documents.map(({ file }) => file.name)

test('what is chosen waits to be sent, beside what another device has sent', () => {
  const chosen = withChosen(asReceived([onServer]), [fileOf('receipt.pdf'), fileOf('one-too-many.pdf')], options)
  expect(names(chosen)).toEqual(['from-the-phone.pdf', 'receipt.pdf'])
  expect(Object.values(chosen.states)).toEqual([{ phase: 'received', fileId: 'f-1' }, { phase: 'waiting' }])
  expect(chosen.refusedDocuments).toMatchObject([
    { name: 'one-too-many.pdf', reason: 'You can only upload up to 2 files!' },
  ])
  expect(hasUnsent(chosen)).toBe(true)
})

test('whether anything of a choice would be taken is known before', () => {
  const full = withChosen(noDocuments, [fileOf('one.pdf'), fileOf('two.pdf')], options)
  expect(isAnyTaken(full, [fileOf('three.pdf')], options)).toBe(false)
  const roomy = without(full, full.documents[0]?.key ?? '')
  expect(isAnyTaken(roomy, [fileOf('three.pdf')], options)).toBe(true)
  expect(isAnyTaken(roomy, [fileOf('three.webp')], options)).toBe(false)
})

test('the refusals of a category make room for those of its next choice, and leave the other category alone', () => {
  const song = fileOf('song.mp3')
  const both = withChosen(withChosen(noDocuments, [song], options), [song], { ...options, category: 'DOC' })
  expect(withChosen(both, [fileOf('receipt.pdf')], options).refusedDocuments).toMatchObject([
    { category: 'DOC', name: 'song.mp3' },
  ])
})

test('what the server refuses takes no room any more and says why', () => {
  const chosen = withChosen(noDocuments, [fileOf('diary.png'), fileOf('receipt.pdf')], options)
  const refused = withRefusal(chosen, chosen.documents[0]?.key ?? '', 'No picture.')
  expect(names(refused)).toEqual(['receipt.pdf'])
  expect(refused.refusedDocuments).toMatchObject([{ name: 'diary.png', reason: 'No picture.' }])
})

test('news of a document that was taken away in the meantime changes nothing', () => {
  const chosen = withChosen(noDocuments, [fileOf('receipt.pdf')], options)
  const key = chosen.documents[0]?.key ?? ''
  const taken = without(chosen, key)
  expect(withState(taken, key, { phase: 'received', fileId: 'f-2' })).toBe(taken)
  expect(withRefusal(taken, key, 'No.')).toBe(taken)
})

test('of two versions the documents are those of the server, and what is on its way from here', () => {
  const chosen = withChosen(asReceived([onServer]), [fileOf('receipt.pdf')], options)
  const removedThere = asReceived([], chosen)
  expect(names(removedThere)).toEqual(['receipt.pdf'])
  const key = removedThere.documents[0]?.key ?? ''
  const sent = withState(chosen, key, { phase: 'received', fileId: 'f-2' })
  const there = asReceived([{ ...onServer, fileId: 'f-2', name: 'receipt.pdf' }], sent)
  expect(there.documents).toEqual([expect.objectContaining({ key })])
  expect(there.documents[0]?.content).toBeInstanceOf(File)
  expect(hasUnsent(there)).toBe(false)
})

/** One that the server has, one that is waiting. */
function halfSent() {
  const chosen = withChosen(noDocuments, [fileOf('letter.pdf'), fileOf('receipt.pdf')], { ...options, category: 'DOC' })
  const key = chosen.documents[0]?.key ?? ''
  return { key, documents: withState(chosen, key, { phase: 'received', fileId: 'f-1' }) }
}

test('the documents that the claim keeps take room', () => {
  expect(names(withChosen(noDocuments, [fileOf('a.pdf'), fileOf('b.pdf')], { ...options, ofClaim: 1 }))).toEqual([
    'a.pdf',
  ])
})

test('what failed waits again, and nothing else changes', () => {
  const { documents } = halfSent()
  const failed = withState(documents, documents.documents[1]?.key ?? '', { phase: 'failed' })
  expect(asWaitingAgain(failed)).toEqual(documents)
})

test('a reload leaves what the server has', () => {
  const { key, documents } = halfSent()
  const left = afterReload(documents)
  expect(JSON.parse(JSON.stringify(left))).toEqual({
    documents: [{ key, category: 'DOC', file: { name: 'letter.pdf', size: 1, type: '' } }],
    states: { [key]: { phase: 'received', fileId: 'f-1' } },
    refusedDocuments: [],
  })
  expect(hasUnsent(left)).toBe(false)
})

test('what the server has lost is sent anew from this tab, and of the rest it is said', () => {
  const { key, documents } = halfSent()
  expect(asLost(documents, 'Gone.')).toMatchObject({
    documents: documents.documents,
    states: { [key]: { phase: 'waiting' } },
    refusedDocuments: [],
  })
  expect(asLost(afterReload(documents), 'Gone.')).toEqual({
    documents: [],
    states: {},
    refusedDocuments: [{ key, category: 'DOC', name: 'letter.pdf', reason: 'Gone.' }],
  })
})

test('what the server has is named, the rest comes along, receipts first', () => {
  const { documents } = halfSent()
  const all = withChosen(documents, [fileOf('bill.pdf')], options)
  expect(documentsToSend(all, true)).toMatchObject({
    named: [{ fileId: 'f-1', category: 'DOC' }],
    added: [
      { category: 'INV/RCP', content: { name: 'bill.pdf' } },
      { category: 'DOC', content: { name: 'receipt.pdf' } },
    ],
  })
  expect(documentsToSend(all, false)).toMatchObject({
    named: [],
    added: [{ category: 'INV/RCP' }, { category: 'DOC' }, { category: 'DOC' }],
  })
})
