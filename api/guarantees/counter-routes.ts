/** The calls of a hospital's counter, where nobody is signed in: is the letter good, and the patient has been admitted. */
import { decideGuarantee } from '@member-care/domain/guarantee/decide-guarantee.ts'
import { letterStandings, toldOfLetter } from '@member-care/domain/guarantee/letter-standing.ts'
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { letterCheckTexts } from '@member-care/domain/texts/letter-check-texts.ts'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { mayTry } from '../accounts/limited-tries.ts'
import { carryOutGuarantee, loadGuarantee } from '../aggregates/guarantee.ts'
import { apiError, fieldError } from '../http/api-error.ts'
import type { Parts, Routes } from '../http/parts.ts'
import { strictRateLimit } from '../http/rate-limits.ts'
import type { LetterOfRequest } from './letter-codes.ts'

/** Longer than any code of ours. */
const LONGEST_CODE = 100

/** A counter enters a code once, or a few times. */
const TRIES_OF_LETTER = { most: 10, withinMs: 15 * 60_000 }

const checkedLetterSchema = z
  .object({
    standing: z.enum([...letterStandings, 'not-genuine']),
    /** UTC, ISO: what is told holds for this moment. */
    checkedAt: z.string(),
    /** Null where the code is none of ours. Dates are Singapore dates. Nothing tells of the illness, and nobody's name. */
    letter: z
      .object({
        hospital: z.string(),
        initials: z.string(),
        admissionOn: z.string(),
        issuedOn: z.string(),
        validUntil: z.string(),
        /** SHA-256 of the PDF, to compare with the file in one's hands. */
        sha256: z.string(),
        isAcknowledged: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'CheckedLetter' })
type CheckedLetter = z.infer<typeof checkedLetterSchema>

export const guaranteesCounterRoutes: Routes = (app, parts) => {
  const code = z.string().max(LONGEST_CODE)
  const response = { 200: checkedLetterSchema }

  app.post(
    '/letters/check',
    { config: { access: 'public' }, schema: { body: z.object({ code }), response } },
    ({ body }) => check(parts, parts.letterCodes.read(body.code)),
  )

  app.post(
    '/letters/acknowledgement',
    {
      config: { access: 'public', rateLimit: strictRateLimit(parts.settings) },
      schema: { body: z.object({ code, counterCode: z.string().max(LONGEST_CODE) }), response },
    },
    async (request) => {
      const { body } = request
      const letter = parts.letterCodes.read(body.code)
      if (!letter) return check(parts, undefined)
      // Nobody who knows a letter's page is to find its counter's code by trying, from however many addresses.
      const subject = `letter ${letter.guaranteeId} ${letter.issue}`
      if (!(await mayTry(parts.database, subject, TRIES_OF_LETTER, parts.clock())))
        throw apiError('RATE_LIMITED', letterCheckTexts.tooManyTries)
      if (!parts.letterCodes.isCounterCode(letter, body.counterCode))
        throw fieldError('counterCode', letterCheckTexts.wrongCode)
      await carryOutGuarantee(parts, letter.guaranteeId, {
        context: ofCounter(request),
        decide: (state) =>
          decideGuarantee(
            { type: 'AcknowledgeAdmission', data: { issue: letter.issue, today: singaporeToday(parts.clock()) } },
            state,
          ),
        visibleIn: ['guarantees'],
      })
      return check(parts, letter)
    },
  )
}

/** From the letter's own events, so that what was withdrawn a moment ago is told. */
async function check(parts: Parts, code: LetterOfRequest | undefined): Promise<CheckedLetter> {
  const now = parts.clock()
  const checkedAt = now.toISOString()
  const told =
    code && toldOfLetter((await loadGuarantee(parts, code.guaranteeId)).state, code.issue, singaporeToday(now))
  if (!told) return { standing: 'not-genuine', checkedAt, letter: null }
  const { standing, hospital, initials, isAcknowledged, letter } = told
  const { admissionOn, issuedOn, validUntil, document } = letter
  return {
    standing,
    checkedAt,
    letter: { hospital, initials, admissionOn, issuedOn, validUntil, sha256: document.sha256, isAcknowledged },
  }
}

/** Nobody is signed in: the code on the letter says that the hospital has it. */
function ofCounter(request: FastifyRequest): CommandContext {
  return {
    actor: { kind: 'system', id: 'hospital-counter' },
    commandId: randomUUID(),
    correlationId: request.id,
    clientAddress: request.ip,
  }
}
