/** Answers about the member's claims. */
import { claimReference } from '../../claim/claim-reference.ts'
import { isUndecided, spelledClaimStatuses } from '../../claim/claim-status.ts'
import type { MenuEntryId } from '../../client/menu-entries.ts'
import { daysBetween, formatDisplay, formatSingaporeInstant } from '../../dates/singapore-dates.ts'
import { formatMoney } from '../../money/money.ts'
import { assistantTexts, claimAnswers as texts } from '../../texts/assistant-texts.ts'
import { usualTimeText } from '../../texts/usual-time-texts.ts'
import type { Named } from '../asked.ts'
import { answer, linkTo, type AnswerLink, type AssistantAnswer } from './answer.ts'
import type { ClaimFact, ClaimFacts, PageFacts } from './facts.ts'

/** So many claims are told at once; the page has the rest. */
const MOST_TOLD = 3

/** Where claims stand: those that were named, else those in work, else the last one. */
export function claimStatusAnswer(named: Named, facts: ClaimFacts): AssistantAnswer {
  return ofClaims(named, facts, { isWanted: isOpen }, (claim) =>
    claim.status === 'APPROVED'
      ? paymentOf(claim)
      : [texts.stands[claim.status](called(claim)), ...requestOf(claim), ...reasonOf(claim)],
  )
}

/** How long claims in work usually take. */
export function claimTimeAnswer(named: Named, facts: ClaimFacts): AssistantAnswer {
  return ofClaims(named, facts, { isWanted: isOpen }, (claim) => {
    const stands = texts.stands[claim.status](called(claim))
    if (!isOpen(claim)) return [stands]
    if (claim.status === 'PENDING') return [stands, ...requestOf(claim), texts.waitsForYou(numberOf(claim))]
    return [stands, submitted(claim, facts.today), ...usualTimeOf(claim)]
  })
}

/** What the insurer asks the member for. */
export function claimMissingAnswer(named: Named, facts: ClaimFacts): AssistantAnswer {
  const isAsked = ({ status }: ClaimFact) => status === 'PENDING'
  return ofClaims(named, facts, { isWanted: isAsked, none: texts.noneLacks }, (claim) => {
    if (isAsked(claim)) return [texts.stands.PENDING(called(claim)), ...requestOf(claim), texts.answerThere]
    return [isOpen(claim) ? texts.nothingMissing(called(claim)) : texts.nothingMissingDecided(called(claim))]
  })
}

/** What is paid: of those that were named, else of the newest ones. When money arrives is in nobody's records. */
export function claimPaymentAnswer(named: Named, facts: ClaimFacts): AssistantAnswer {
  const told = ofClaims(named, facts, { isWanted: () => true }, paymentOf)
  return told.outcome === 'answered' ? { ...told, sentences: [...told.sentences, texts.arrivalUnknown] } : told
}

/** Why claims were rejected, in the words of the decision. */
export function claimRejectionAnswer(named: Named, facts: ClaimFacts): AssistantAnswer {
  const isRejected = ({ status }: ClaimFact) => status === 'REJECTED'
  return ofClaims(named, facts, { isWanted: isRejected, none: texts.noneRejected }, (claim) =>
    isRejected(claim)
      ? [texts.stands.REJECTED(called(claim)), ...reasonOf(claim), texts.disagree]
      : [texts.isNotRejected(called(claim)), texts.stands[claim.status](called(claim))],
  )
}

export function settlementLetterAnswer(named: Named, facts: ClaimFacts): AssistantAnswer {
  const hasLetter = ({ hasSettlementLetter }: ClaimFact) => hasSettlementLetter
  return ofClaims(named, facts, { isWanted: hasLetter, none: texts.noLetters }, (claim) => [
    hasLetter(claim) ? texts.letterThere(called(claim)) : texts.letterNotYet(called(claim)),
  ])
}

export function submitClaimAnswer(_: Named, { pages }: PageFacts): AssistantAnswer {
  const links = linkTo('submitClaim', pages)
  return links.length === 0
    ? answer('offers-person', [texts.cannotSubmit])
    : answer('answered', [texts.howToSubmit], links)
}

interface Wanted {
  readonly isWanted: (claim: ClaimFact) => boolean
  /** Said where there are claims and none is wanted. Absent: the last claim is told. */
  readonly none?: string
}

/** The claims that were named, or else those that are wanted. Of a number that is not among them, nothing else is told in its place. */
function ofClaims(
  named: Named,
  { claims, pages }: ClaimFacts,
  { isWanted, none }: Wanted,
  tell: (claim: ClaimFact) => readonly string[],
): AssistantAnswer {
  if (named.claims.length > 0) return ofNamed(named.claims, claims, pages, tell)
  if (claims.length === 0) return answer('answered', [texts.noneYet], linkTo('submitClaim', pages))
  const records = linkTo('claimRecords', pages)
  const theirs = ofPerson(named, claims)
  const [last] = theirs
  if (last === undefined) return answer('offers-person', [texts.noneOfPerson], records)
  const wanted = theirs.filter(isWanted)
  if (wanted.length === 0)
    return none === undefined
      ? answer('answered', [texts.noneOpen, ...tell(last)], [...linkToClaim(last, pages), ...records])
      : answer('answered', [none], records)
  const told = wanted.slice(0, MOST_TOLD)
  const more = wanted.length - told.length
  return answer(
    'answered',
    [...new Set(told.flatMap(tell)), ...(more > 0 ? [texts.more(more)] : [])],
    [...told.flatMap((claim) => linkToClaim(claim, pages)), ...(more > 0 ? records : [])],
  )
}

function ofNamed(
  references: readonly string[],
  claims: readonly ClaimFact[],
  pages: ReadonlySet<MenuEntryId>,
  tell: (claim: ClaimFact) => readonly string[],
): AssistantAnswer {
  const looked = references.map((reference) => ({
    reference,
    found: claims.find((claim) => isCalled(claim, reference)),
  }))
  const found = looked.flatMap((one) => one.found ?? [])
  const links = found.length === 0 ? linkTo('claimRecords', pages) : found.flatMap((claim) => linkToClaim(claim, pages))
  return answer(
    found.length === 0 ? 'offers-person' : 'answered',
    looked.flatMap((one) => (one.found === undefined ? [texts.notYours(one.reference)] : tell(one.found))),
    links,
  )
}

/** By its id, the insurer's number, or the short number that stands for it until then. */
function isCalled({ claimId, transactionNo }: ClaimFact, reference: string): boolean {
  const typed = reference.toUpperCase()
  return [claimId, transactionNo, claimReference(claimId)].some((name) => name?.toUpperCase() === typed)
}

function ofPerson({ whose }: Named, claims: readonly ClaimFact[]): readonly ClaimFact[] {
  return whose === undefined ? claims : claims.filter(({ claimant }) => claimant.as === whose)
}

function isOpen({ status }: ClaimFact): boolean {
  return isUndecided(status)
}

function numberOf({ claimId, transactionNo }: ClaimFact): string {
  return transactionNo ?? claimReference(claimId)
}

function called(claim: ClaimFact) {
  const { provider, visitDate, claimant } = claim
  return {
    reference: numberOf(claim),
    provider,
    date: formatDisplay(visitDate),
    forWhom: claimant.as === 'self' ? '' : claimant.name,
  }
}

function submitted(claim: ClaimFact, today: string): string {
  const days = daysBetween(claim.filedOn, today)
  return days === 0
    ? texts.submittedToday(numberOf(claim))
    : texts.submittedOn(numberOf(claim), formatDisplay(claim.filedOn), days)
}

function usualTimeOf({ usualTime }: ClaimFact): readonly string[] {
  return [texts.within, usualTime === null ? texts.tooFew : usualTimeText('claim', usualTime)]
}

function requestOf(claim: ClaimFact): readonly string[] {
  const { status, informationRequest } = claim
  return status === 'PENDING' && informationRequest !== null
    ? [texts.insurerAsks(numberOf(claim), informationRequest)]
    : []
}

function reasonOf(claim: ClaimFact): readonly string[] {
  if (claim.status !== 'REJECTED') return []
  const { remarks } = claim
  return [remarks === null ? texts.noReason(numberOf(claim)) : texts.rejectedBecause(numberOf(claim), remarks)]
}

function paymentOf(claim: ClaimFact): readonly string[] {
  const { status, payableCents, method, payoutFrom } = claim
  if (status === 'REJECTED') return [texts.notPaid(called(claim))]
  if (status !== 'APPROVED')
    return [
      texts.notPaidYet(called(claim)),
      ...(payoutFrom === null ? [] : [texts.payoutFrom(numberOf(claim), formatSingaporeInstant(payoutFrom))]),
    ]
  if (payableCents === null) return [texts.stands.APPROVED(called(claim))]
  return [
    payableCents === 0
      ? texts.paidNothing(called(claim))
      : texts.paid(called(claim), formatMoney(payableCents, 'SGD'), method),
  ]
}

/** As an address names it: by its id and status until it has a number (1§2). */
function linkToClaim(claim: ClaimFact, pages: ReadonlySet<MenuEntryId>): readonly AnswerLink[] {
  if (!pages.has('claimRecords')) return []
  const { claimId, transactionNo, kind, status } = claim
  const list = `/app/claimrecords/${kind === 'outpatient' ? 'out' : 'inp'}`
  const path =
    status === 'PROCESSING' || transactionNo === null
      ? `${list}/${claimId}/${spelledClaimStatuses.PROCESSING}`
      : `${list}/${encodeURIComponent(transactionNo)}`
  return [{ label: assistantTexts.links.claim(numberOf(claim)), path }]
}
