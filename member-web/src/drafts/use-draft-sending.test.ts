import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { createFakeSurroundings } from '../claim-form/sending/testing/fake-surroundings.ts'
import { createUnfinished } from './unfinished.ts'
import { useDraftSending, type DraftSending } from './use-draft-sending.ts'

test('a sending that waits for a saving which nothing answers can be cancelled', async () => {
  const around = createFakeSurroundings()
  const work = createUnfinished(around)
  work.begin('outpatient')
  work.change({ values: { receiptNo: 'R-1' }, touched: true })
  around.network.holdSavings(true)
  let sending: DraftSending<object> | undefined
  const Form = () => {
    sending = useDraftSending(work, { changedElsewhere: '', gone: '' } as Parameters<typeof useDraftSending>[1])
    return null
  }
  renderToString(createElement(Form))
  const call = vi.fn<() => Promise<string>>()
  const outcome = sending?.send(call)
  sending?.cancel()
  expect(await outcome).toBe('unanswered')
  expect(call).not.toHaveBeenCalled()
})
