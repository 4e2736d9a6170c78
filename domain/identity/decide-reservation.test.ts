import { describe, expect, test } from 'vitest'
import { decideReservation, evolveReservation, type ReservationCommand } from './decide-reservation.ts'

describe.each([
  ['email', 'EmailAddressReserved', 'EmailAddressReleased', 'EMAIL_TAKEN', { emailIndex: 'index' }],
  ['nric', 'NricReserved', 'NricReleased', 'NRIC_TAKEN', { nricIndex: 'index' }],
] as const)('%s', (kind, reserved, released, taken, index) => {
  const command = (type: ReservationCommand['type'], userId: string): ReservationCommand => ({
    type,
    kind,
    index: 'index',
    userId,
  })

  test('is given to the first, and refused to the second', () => {
    expect(decideReservation(command('Reserve', 'ann'), undefined)).toEqual({
      events: [{ type: reserved, data: { ...index, userId: 'ann' } }],
    })
    expect(decideReservation(command('Reserve', 'ben'), 'ann')).toMatchObject({ refusal: { code: taken, field: kind } })
  })

  test('stays as it is when its holder asks again', () => {
    expect(decideReservation(command('Reserve', 'ann'), 'ann')).toEqual({ events: [] })
  })

  test('is released by its holder, and by nobody else', () => {
    expect(decideReservation(command('Release', 'ann'), 'ann')).toEqual({
      events: [{ type: released, data: { ...index, userId: 'ann' } }],
    })
    expect(decideReservation(command('Release', 'ben'), 'ann')).toEqual({ events: [] })
    expect(decideReservation(command('Release', 'ann'), undefined)).toEqual({ events: [] })
  })

  test('goes from one to the next', () => {
    const history = [command('Reserve', 'ann'), command('Release', 'ann'), command('Reserve', 'ben')].reduce<
      string | undefined
    >((holder, next) => {
      const decision = decideReservation(next, holder)
      return 'events' in decision ? decision.events.reduce(evolveReservation, holder) : holder
    }, undefined)
    expect(history).toBe('ben')
  })
})
