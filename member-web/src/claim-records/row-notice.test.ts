// Requirements: CLM-087, CLM-088
import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { RowNotice } from './row-notice.tsx'

const shown = (row: { readonly s: string; readonly pi: boolean; readonly retry: number }) =>
  renderToString(createElement(RowNotice, { row: { t: 3, ...row } }))
const late = 'Taking longer than usual. Nothing is lost: we keep trying to reach the insurer.'

test('a claim is warned of from the third failed try to send it on, until the insurer has it', () => {
  expect(shown({ s: 'PROCESSING', pi: true, retry: 2 })).not.toContain('WarningAmber')
  expect(shown({ s: 'PROCESSING', pi: true, retry: 2 })).toContain('Not yet with the insurer')
  expect(shown({ s: 'PROCESSING', pi: true, retry: 3 })).toContain('WarningAmber')
  expect(shown({ s: 'PROCESSING', pi: true, retry: 3 })).toContain(late)
  expect(shown({ s: 'Submitted', pi: false, retry: 3 })).toBe('')
  // What is asked for comes first.
  expect(shown({ s: 'Pending', pi: false, retry: 3 })).not.toContain('WarningAmber')
})
