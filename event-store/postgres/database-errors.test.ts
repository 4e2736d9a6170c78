import { describe, expect, it } from 'vitest'
import { AnswerTimeout } from '../waiting.ts'
import { isErrorOfData, portError } from './database-errors.ts'

function databaseError(code: string): Error {
  return Object.assign(new Error(`SQLSTATE ${code}`), { code })
}

/** As the pool wraps it. */
function wrapped(cause: Error): Error {
  return new Error('Query failed.', { cause })
}

describe('errors of the database', () => {
  it.each([
    { what: 'a lock that could not be had in time', error: databaseError('55P03'), outcomeUnknown: false },
    { what: 'a statement that took too long', error: databaseError('57014'), outcomeUnknown: false },
    { what: 'no connection to be had', error: databaseError('53300'), outcomeUnknown: false },
    { what: 'a shutdown', error: databaseError('57P01'), outcomeUnknown: true },
    { what: 'a crash', error: databaseError('57P02'), outcomeUnknown: true },
    {
      what: 'a broken connection',
      error: Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' }),
      outcomeUnknown: true,
    },
    {
      what: 'the missing socket of a server that has ended',
      error: Object.assign(new Error('connect ENOENT'), { code: 'ENOENT', syscall: 'connect' }),
      outcomeUnknown: true,
    },
    { what: 'a closed connection', error: new Error('Connection terminated unexpectedly'), outcomeUnknown: true },
    { what: 'silence', error: new AnswerTimeout('No answer.'), outcomeUnknown: true },
  ])('$what is an outage', ({ error, outcomeUnknown }) => {
    expect(portError(wrapped(error), { sent: true })).toMatchObject({ name: 'StoreUnavailable', outcomeUnknown })
    expect(portError(error, { sent: false })).toMatchObject({ name: 'StoreUnavailable', outcomeUnknown: false })
  })

  it.each(['42501', '28P01', '28000'])('%s is a refused access', (code) => {
    expect(portError(wrapped(databaseError(code)), { sent: true })).toMatchObject({ name: 'AccessDenied' })
  })

  it('leaves mistakes as they are', () => {
    for (const mistake of [
      databaseError('42P01'),
      databaseError('22P02'),
      Object.assign(new Error('open ENOENT'), { code: 'ENOENT', syscall: 'open' }),
      new TypeError('undefined is not a function'),
    ]) {
      expect(portError(mistake, { sent: true })).toBe(mistake)
    }
  })

  it('knows errors of the data from others', () => {
    expect(isErrorOfData(wrapped(databaseError('22P02')))).toBe(true)
    expect(isErrorOfData(wrapped(databaseError('23505')))).toBe(true)
    expect(isErrorOfData(databaseError('57P01'))).toBe(false)
    expect(isErrorOfData(new Error('Connection terminated unexpectedly'))).toBe(false)
  })
})
