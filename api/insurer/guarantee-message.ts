/** What an insurer's own system says of a letter of guarantee (S84), as a command to the same decider as the desk's; a letter is held, printed and signed as for the desk. */
import type { CommandContext } from '@member-care/domain/events/metadata.ts'
import type { GuaranteeCommand, ReadyLetter } from '@member-care/domain/guarantee/guarantee-commands.ts'
import type { GuaranteeRefusalCode } from '@member-care/domain/guarantee/guarantee-refusals.ts'
import { isRequested, latestLetter, type GuaranteeState } from '@member-care/domain/guarantee/guarantee-state.ts'
import type { GuaranteeStatus } from '@member-care/domain/guarantee/guarantee-status.ts'
import {
  contentsRevision,
  decideGuaranteeForInsurer,
  type GuaranteeMeant,
} from '@member-care/domain/guarantee/insurer-letters.ts'
import { numberOfLetter } from '@member-care/domain/guarantee/letter-number.ts'
import { guaranteeRefusalTexts } from '@member-care/domain/texts/guarantee-refusal-texts.ts'
import type { z } from 'zod'
import { carryOutGuarantee, loadGuarantee } from '../aggregates/guarantee.ts'
import { issueLetter, type DecideLetter } from '../guarantees/issue-letter.ts'
import { limitsOfLetter } from '../guarantees/letter-limits.ts'
import { inTurnOfLetters } from '../guarantees/letters-in-turn.ts'
import { ApiError, apiError } from '../http/api-error.ts'
import type { Parts } from '../http/parts.ts'
import type { GuaranteeMessageOfInsurer } from '../integrations/insurer/guarantee-contract.ts'
import type { messageAppliedSchema, SendingAgain } from '../integrations/insurer/insurer-contract.ts'
import type { MessageResult } from './insurer-messages.ts'
import { refusedMessage } from './refused-message.ts'

/** So many times somebody else may be quicker while a letter is made. */
const MOST_TRIES = 4

type LetterMessage = Extract<GuaranteeMessageOfInsurer, { type: 'guarantee-approved' | 'guarantee-replaced' }>
type PlainMessage = Exclude<GuaranteeMessageOfInsurer, LetterMessage>

/** @throws StoreUnavailable and the like, when nothing can be said */
export async function takeGuaranteeMessage(
  parts: Parts,
  message: GuaranteeMessageOfInsurer,
  context: CommandContext,
): Promise<MessageResult> {
  const { guaranteeId } = message
  const told = {
    type: message.type,
    guaranteeId,
    transactionNo: 'referenceNo' in message ? message.referenceNo : undefined,
  }
  const before = await loadGuarantee(parts, guaranteeId)
  const wasCarriedOut = before.loaded.events.some(({ metadata }) => metadata.commandId === context.commandId)
  // With letters decided at the desk the insurer was told of none.
  if (!parts.insurer.guarantees || !isRequested(before.state))
    return { ...told, ...refused('GUARANTEE_NOT_FOUND', guaranteeRefusalTexts.GUARANTEE_NOT_FOUND, undefined) }
  try {
    await (isLetter(message) ? issue(parts, message, context) : carryOut(parts, message, context))
  } catch (error) {
    if (!(error instanceof ApiError) || error.status >= 500 || error.code === 'CONFLICT') throw error
    const { state } = await loadGuarantee(parts, guaranteeId)
    return { ...told, ...refused(error.code, error.message, statusOf(state)) }
  }
  const { state, loaded } = await loadGuarantee(parts, guaranteeId)
  const outcome = wasCarriedOut || loaded.revision > before.loaded.revision ? 'applied' : 'unchanged'
  return {
    ...told,
    outcome,
    guaranteeStatus: statusOf(state),
    answer: { status: 200, body: appliedBody(outcome, state) },
  }
}

function isLetter(message: GuaranteeMessageOfInsurer): message is LetterMessage {
  return message.type === 'guarantee-approved' || message.type === 'guarantee-replaced'
}

async function carryOut(parts: Parts, message: PlainMessage, context: CommandContext): Promise<void> {
  await carryOutGuarantee(parts, message.guaranteeId, {
    context,
    decide: (state, events) =>
      decideGuaranteeForInsurer(
        commandOf(message, state),
        { state, revision: contentsRevision(events) },
        meantBy(message),
      ),
    visibleIn: ['guarantees'],
  })
}

/** An insurer's own system has four eyes of its own, so that the client's amount for a second person does not count (S84). */
async function issue(parts: Parts, message: LetterMessage, context: CommandContext): Promise<void> {
  const { guaranteeId, amountCents, conditions, admissionOn } = message
  const { state: requested } = await loadGuarantee(parts, guaranteeId)
  if (!isRequested(requested)) throw apiError('NOT_FOUND')
  await inTurnOfLetters(parts, requested.employeeId, async () => {
    for (let tries = 1; ; tries++) {
      const { loaded } = await loadGuarantee(parts, guaranteeId)
      const { mostCents } = await limitsOfLetter(parts, parts.systemReader, requested)
      const decideWith =
        (letter: ReadyLetter): DecideLetter =>
        (now, events) =>
          decideGuaranteeForInsurer(
            { type: 'IssueLetter', data: { letter, mostCents, secondPersonAboveCents: undefined } },
            { state: now, revision: contentsRevision(events) },
            { ...meantBy(message), letter: message.type === 'guarantee-approved' ? 'first' : 'other' },
          )
      const terms = { amountCents, conditions }
      const asked = { guaranteeId, context, expectedVersion: loaded.revision, terms, admissionOn }
      try {
        return await issueLetter(parts, asked, decideWith)
      } catch (error) {
        // The member, or another message, was quicker: what holds now is looked at.
        if (!(error instanceof ApiError) || error.code !== 'CONFLICT' || tries === MOST_TRIES) throw error
      }
    }
  })
}

function meantBy(message: GuaranteeMessageOfInsurer): GuaranteeMeant {
  return {
    referenceNo: 'referenceNo' in message ? message.referenceNo : undefined,
    revision: 'revision' in message ? message.revision : undefined,
  }
}

function commandOf(message: PlainMessage, state: GuaranteeState): GuaranteeCommand {
  switch (message.type) {
    case 'guarantee-accepted':
      return { type: 'TakeGuarantee', data: { referenceNo: message.referenceNo } }
    case 'guarantee-refused':
      return { type: 'RecordGuaranteeHandoverFailure', data: { reason: message.reason, final: true } }
    case 'guarantee-information-requested':
      return { type: 'RequestGuaranteeInformation', data: { request: message.request } }
    case 'guarantee-rejected':
      return { type: 'RejectGuarantee', data: { reason: message.reason } }
    case 'guarantee-change-declined': {
      // The revision says which change is meant.
      const changeId = isRequested(state) ? (state.change?.changeId ?? '') : ''
      return { type: 'DeclineLetterChange', data: { changeId, reason: message.reason } }
    }
    case 'guarantee-revoked':
      return { type: 'RevokeGuarantee', data: { reason: message.reason } }
  }
}

function appliedBody(outcome: 'applied' | 'unchanged', state: GuaranteeState): z.infer<typeof messageAppliedSchema> {
  if (!isRequested(state)) throw new Error('A letter that was decided on is gone.')
  const letter = latestLetter(state)
  return {
    outcome,
    guaranteeStatus: state.status,
    ...(letter && {
      letter: {
        number: numberOfLetter(state.number, letter.issue),
        amountCents: letter.amountCents,
        issuedOn: letter.issuedOn,
        validUntil: letter.validUntil,
      },
    }),
  }
}

/** Whether the same message may come through later, or another must take its place, or neither would help. */
const sendingAgainAfter: Readonly<Partial<Record<GuaranteeRefusalCode, SendingAgain>>> = {
  GUARANTEE_NOT_FOUND: 'same-event',
  GUARANTEE_NOT_TAKEN: 'same-event',
  GUARANTEE_NOT_ISSUED: 'same-event',
  GUARANTEE_REVISION_OLD: 'new-event',
  LETTER_AMOUNT_ABOVE_LIMIT: 'new-event',
  LETTER_ABOVE_COVER: 'new-event',
}

function refused(code: string, text: string, guaranteeStatus: GuaranteeStatus | undefined): MessageResult {
  const sendAgain = Object.entries(sendingAgainAfter).find(([refusal]) => refusal === code)?.[1] ?? 'never'
  const status = code === 'GUARANTEE_NOT_FOUND' ? 404 : 409
  return refusedMessage(status, { code, text, sendAgain, guaranteeStatus })
}

function statusOf(state: GuaranteeState): GuaranteeStatus | undefined {
  return isRequested(state) ? state.status : undefined
}
