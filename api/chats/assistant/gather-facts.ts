/**
 * What the assistant is told for an answer: of the member's own reach, under the one client that the conversation is of (S132), and
 * no more than the question needs (S96).
 */
import type {
  ClaimFact,
  FactsOfNeed,
  LetterFact,
  Need,
  PersonFact,
} from '@member-care/domain/assistant/answers/facts.ts'
import type { Named } from '@member-care/domain/assistant/asked.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import { claimReference } from '@member-care/domain/claim/claim-reference.ts'
import { hasSettlementLetter, isUndecided as isClaimUndecided } from '@member-care/domain/claim/claim-status.ts'
import { menuEntries, type MenuEntryId } from '@member-care/domain/client/menu-entries.ts'
import { clinicMoment } from '@member-care/domain/clinic/open-now.ts'
import { coveredAsOf } from '@member-care/domain/cover/claim-as-cover.ts'
import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { isUndecided as isLetterUndecided } from '@member-care/domain/guarantee/guarantee-status.ts'
import type { ClaimRecord, MemberClaim } from '@member-care/projections/claims/claim-records.ts'
import { listGuaranteesOfEmployee } from '@member-care/projections/guarantees/guarantee-queries.ts'
import type { OwnScope } from '@member-care/projections/scope.ts'
import { readCovers } from '../../accounts/session-user.ts'
import { readPayoutWait } from '../../claims/payout-wait.ts'
import { usualTimesOfClaims } from '../../claims/usual-claim-times.ts'
import { readClinics } from '../../clinics/clinics.ts'
import { holidaysAround } from '../../clinics/public-holidays.ts'
import { readMemberCover } from '../../cover/member-cover.ts'
import { usualTimesOfLetters } from '../../guarantees/usual-letter-times.ts'
import type { Parts } from '../../http/parts.ts'

/** Before every claim. */
const THE_BEGINNING = '1900-01-01'
/** Older claims are left out, unless they are named or not decided. */
const MOST_CLAIMS = 100

/** Who asks, in a conversation of which client. */
export interface Asking {
  readonly own: OwnScope
  readonly companyId: string
}

export interface FactGathering {
  /** Pages that the member has in the menu. */
  pagesOf(own: OwnScope): Promise<ReadonlySet<MenuEntryId>>
  /** @param named what the question names, which is then read whole */
  factsFor<Needed extends Need>(asking: Asking, need: Needed, named: Named): Promise<FactsOfNeed[Needed]>
}

/** Made once: the usual times are kept for a while. */
export function createFactGathering(parts: Parts): FactGathering {
  const claimTimes = usualTimesOfClaims(parts)
  const letterTimes = usualTimesOfLetters(parts)

  const coversOf = (own: OwnScope) => readCovers(parts, own, own.userId, parts.clock())

  async function pagesOf(own: OwnScope): Promise<ReadonlySet<MenuEntryId>> {
    const covers = await coversOf(own)
    const companies = covers.map(({ entry: { companyId, memberType } }) => ({ companyId, memberType }))
    const configs = Object.fromEntries(covers.map(({ entry, client }) => [entry.companyId, client]))
    return new Set(menuEntries({ companies, roles: [] }, configs).map(({ id }) => id))
  }

  /** How the client is called, where the member has or had others too. */
  async function namedAmongOthers({ own, companyId }: Asking): Promise<string | undefined> {
    const companies = await parts.users.companiesOf(own, own.userId)
    const others = companies.filter((one) => one.companyId !== companyId)
    return others.length === 0 ? undefined : (await parts.clients.clientNames(own, [companyId])).get(companyId)
  }

  /** How somebody stands to the member; of whom nothing is known they are one of the family. */
  async function peopleOf(own: OwnScope): Promise<(userId: string, name: string | null) => PersonFact> {
    const family = (await coversOf(own)).flatMap(({ entry }) => entry.records)
    return (userId, name) => {
      const relationship = family.find(({ uuid }) => uuid === userId)?.relationship
      return { name: name ?? '', as: userId === own.userId ? 'self' : coveredAsOf(relationship ?? '') }
    }
  }

  async function claimFact(
    own: OwnScope,
    { claimId }: MemberClaim,
    personOf: Awaited<ReturnType<typeof peopleOf>>,
  ): Promise<readonly ClaimFact[]> {
    const claim = await parts.claims.getClaim(own, claimId)
    if (!claim) return []
    const { kind, status, claimantId, claimantName, filedAt } = claim
    const [wait, usualTime] = await Promise.all([
      waitOf(claim),
      isClaimUndecided(status) ? claimTimes.usualTimeOf({ kind, companyId: claim.companyId }) : undefined,
    ])
    const fact: ClaimFact = {
      claimId,
      kind,
      transactionNo: claim.transactionNo,
      status,
      provider: claim.providerName,
      visitDate: claim.visitDate,
      filedOn: singaporeToday(filedAt),
      claimant: personOf(claimantId, claimantName),
      payableCents: claim.payableCents,
      method: claim.payment.method,
      informationRequest: status === 'PENDING' ? claim.informationRequest : null,
      remarks: claim.remarks,
      hasSettlementLetter: hasSettlementLetter(claim),
      payoutFrom: wait ? new Date(wait.until) : null,
      usualTime: usualTime ?? null,
    }
    return [fact]
  }

  async function waitOf({ claimId, employeeId, status }: ClaimRecord) {
    if (!isClaimUndecided(status)) return null
    const { events } = await parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)
    return readPayoutWait(parts, { status, employeeId }, events)
  }

  const gather: { readonly [Each in Need]: (asking: Asking, named: Named) => Promise<FactsOfNeed[Each]> } = {
    async pages({ own }) {
      return { pages: await pagesOf(own) }
    },

    async claims({ own, companyId }, named) {
      const today = singaporeToday(parts.clock())
      const [pages, company, personOf, listed] = await Promise.all([
        pagesOf(own),
        namedAmongOthers({ own, companyId }),
        peopleOf(own),
        parts.claims.listMemberClaims(own, { from: THE_BEGINNING, to: today, companyId }),
      ])
      const newestFirst = listed.toSorted((one, other) => other.filedAt.getTime() - one.filedAt.getTime())
      const told = newestFirst.filter(
        (claim, index) => index < MOST_CLAIMS || isClaimUndecided(claim.status) || isNamed(claim, named),
      )
      const claims = await Promise.all(told.map((claim) => claimFact(own, claim, personOf)))
      return { today, pages, company, claims: claims.flat() }
    },

    async letters({ own, companyId }) {
      const [pages, company, personOf, listed] = await Promise.all([
        pagesOf(own),
        namedAmongOthers({ own, companyId }),
        peopleOf(own),
        listGuaranteesOfEmployee(parts, own, { employeeId: own.userId, companyId }),
      ])
      const letters = await Promise.all(
        listed.map(async (letter): Promise<LetterFact> => {
          const { companyId, kind, needsHr, status } = letter
          const usualTime = isLetterUndecided(status)
            ? await letterTimes.usualTimeOf({ companyId, kind: { kind, needsHr } })
            : undefined
          return {
            guaranteeId: letter.guaranteeId,
            number: letter.number,
            status,
            hospital: letter.hospital,
            admissionOn: letter.admissionOn,
            requestedOn: singaporeToday(letter.requestedAt),
            patient: personOf(letter.patientId, letter.patientName),
            amountCents: letter.amountCents,
            validUntil: letter.validUntil,
            asksInformation: letter.asksInformation,
            informationRequest: letter.informationRequest,
            reason: letter.reason,
            usualTime: usualTime ?? null,
          }
        }),
      )
      return {
        today: singaporeToday(parts.clock()),
        pages,
        company,
        letters: letters.toSorted((one, other) => (one.requestedOn < other.requestedOn ? 1 : -1)),
      }
    },

    async cover({ own, companyId }) {
      const [pages, company, covers] = await Promise.all([
        pagesOf(own),
        namedAmongOthers({ own, companyId }),
        coversOf(own),
      ])
      const isCovered = covers.some(({ entry }) => entry.companyId === companyId)
      const cover = isCovered ? await readMemberCover(parts, { own }, companyId) : undefined
      return { today: singaporeToday(parts.clock()), pages, company, cover }
    },

    async clinics({ own }) {
      const now = parts.clock()
      const [pages, panel, holidays] = await Promise.all([
        pagesOf(own),
        readClinics(parts.database, now),
        holidaysAround(parts.database, now),
      ])
      return {
        pages,
        panel: panel.map(({ n: name, ar: area, h1, h2, h3, h4 }) => ({ name, area, hours: { h1, h2, h3, h4 } })),
        moment: clinicMoment(now, holidays),
      }
    },
  }

  return { pagesOf, factsFor: (asking, need, named) => gather[need](asking, named) }
}

function isNamed({ claimId, transactionNo }: MemberClaim, { claims }: Named): boolean {
  const names = [claimId, claimReference(claimId), transactionNo ?? ''].map((name) => name.toUpperCase())
  return claims.some((named) => names.includes(named.toUpperCase()))
}
