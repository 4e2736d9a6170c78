/** A member's claims as the insurer and the member find them before an update: filed, registered, asked about, decided. */
import { expect } from 'vitest'
import { comparedWith, type PossibleDuplicates } from '../support/compared-duplicates.ts'
import { fileInpatientClaim, fileOutpatientClaim, signIn, type MemberSession } from '../support/member-session.ts'

export type Segment = 'out' | 'inp'

/** A claim that has its number. */
export interface RegisteredClaim {
  readonly kind: Segment
  readonly claimId: string
  readonly transactionNo: string
}

export interface ClaimOnPaper {
  readonly status: string
  readonly version: number
  readonly transactionNo: string
  readonly amount: string
  readonly payoutWait: { readonly changedAt: string; readonly until: string } | null
  readonly timeline: readonly { readonly what: string }[]
  readonly attachment: readonly { readonly original_filename: string }[]
}

export interface Insurer {
  /** Files a claim for the member and waits until the insurer has given it a number. */
  receive(kind: Segment): Promise<RegisteredClaim>
  ask(claim: RegisteredClaim, request: string): Promise<void>
  approve(claim: RegisteredClaim): Promise<void>
  /** The claim as the API tells it. */
  read(claim: Pick<RegisteredClaim, 'kind' | 'claimId'>): Promise<ClaimOnPaper>
}

/** The claims desk of a product that runs without captcha, and a member of its demonstration data. */
export async function openDesk(origin: string, member: MemberSession): Promise<Insurer> {
  const desk = await signIn(origin, 'claims@example.com')
  let filed = 0

  async function read({ kind, claimId }: Pick<RegisteredClaim, 'kind' | 'claimId'>): Promise<ClaimOnPaper> {
    const response = await member.fetch(`/api/${kind === 'out' ? 'outpatient' : 'inpatient'}claim/v3/${claimId}`)
    return (await response.json()) as ClaimOnPaper
  }
  async function decide({ kind, claimId }: RegisteredClaim, decision: string, said: object): Promise<void> {
    const list = kind === 'out' ? 'outpatient-claims' : 'inpatient-claims'
    const { version: expectedVersion } = (await (await desk.fetch(`/api/console/${list}/${claimId}`)).json()) as {
      version: number
    }
    const body = JSON.stringify({ expectedVersion, ...said })
    const response = await desk.fetch(`/api/console/claims/${claimId}/${decision}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body,
    })
    if (!response.ok) throw new Error(`${decision} was answered ${response.status}: ${await response.text()}`)
  }
  return {
    read,
    async receive(kind) {
      filed += 1
      const { claimId } =
        kind === 'out'
          ? await fileOutpatientClaim(member, { receiptNo: `R-UPDATE-${filed}` })
          : await fileInpatientClaim(member)
      await expect.poll(async () => (await read({ kind, claimId })).status, { timeout: 60_000 }).toBe('Submitted')
      return { kind, claimId, transactionNo: (await read({ kind, claimId })).transactionNo }
    },
    ask: (claim, request) => decide(claim, 'request-information', { request }),
    async approve(claim) {
      const listed = await desk.fetch(`/api/console/claims/${claim.claimId}/possible-duplicates`)
      await decide(claim, 'approve', {
        payableCents: 4_200,
        otherAmountReason: 'The receipt says so.',
        batchNo: 'B-1',
        ...comparedWith((await listed.json()) as PossibleDuplicates),
      })
    },
  }
}
