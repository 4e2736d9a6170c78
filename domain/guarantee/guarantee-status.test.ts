import { expect, test } from 'vitest'
import {
  guaranteeActorOf,
  guaranteeActors,
  guaranteeStatusAfter,
  guaranteeStatuses,
  guaranteeSteps,
  guaranteeStepsOf,
} from './guarantee-status.ts'

test('nothing leads out of a letter that was rejected, was withdrawn or has expired', () => {
  for (const status of guaranteeStatuses) {
    const ways = guaranteeSteps.filter((step) => guaranteeStatusAfter(step, status) !== undefined)
    expect(ways.length > 0, status).toBe(!['REJECTED', 'EXPIRED', 'WITHDRAWN'].includes(status))
  }
})

test('each step is somebody’s, and is offered to nobody else', () => {
  for (const status of guaranteeStatuses) {
    const offered = guaranteeActors.flatMap((actor) => guaranteeStepsOf(actor, status).map((step) => [step, actor]))
    const possible = guaranteeSteps.filter((step) => guaranteeStatusAfter(step, status) !== undefined)
    expect(offered.toSorted()).toEqual(possible.map((step) => [step, guaranteeActorOf(step)]).toSorted())
  }
})

test('a member withdraws what is not issued, and asks to change what is', () => {
  expect(guaranteeStepsOf('member', 'PENDING_HR')).toEqual(['withdraw'])
  expect(guaranteeStepsOf('member', 'SUBMITTED')).toEqual(['withdraw', 'give-information'])
  expect(guaranteeStepsOf('member', 'APPROVED')).toEqual(['ask-for-change'])
})

test('the desk decides nothing before HR has passed it on', () => {
  expect(guaranteeStepsOf('desk', 'PENDING_HR')).toEqual([])
  expect(guaranteeStepsOf('hr', 'PENDING_HR')).toEqual(['pass-on', 'decline'])
})
