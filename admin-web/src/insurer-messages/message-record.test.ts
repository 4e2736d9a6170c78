import { sendAgainTexts } from '@member-care/domain/texts/insurer-message-texts.ts'
import { expect, test } from 'vitest'
import { refusalText, resendHint, resourceOf } from './message-record.ts'

test('says why a message was refused, and of other codes the code', () => {
  expect(refusalText({ outcome: 'refused', code: 'CLAIM_DECIDED' })).toBe('The claim had been decided already.')
  expect(refusalText({ outcome: 'refused', code: 'SOMETHING_NEW' })).toBe('SOMETHING_NEW')
  expect(refusalText({ outcome: 'applied', code: null })).toBeUndefined()
})

test('hints at sending again only where something is left to do', () => {
  expect(resendHint({ outcome: 'received', sendAgain: null })).toBe(sendAgainTexts['same-event'])
  expect(resendHint({ outcome: 'refused', sendAgain: 'new-event' })).toBe(sendAgainTexts['new-event'])
  expect(resendHint({ outcome: 'applied', sendAgain: null })).toBeUndefined()
})

test('leads to the page of the claim, where it is one of ours', () => {
  expect([resourceOf({ kind: 'inpatient' }), resourceOf({ kind: 'outpatient' }), resourceOf({ kind: null })]).toEqual([
    'userinpatient',
    'userOutpatient',
    undefined,
  ])
})
