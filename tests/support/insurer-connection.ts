/** The product connected to the trial insurer over the real wire, both ways: each listens on a port of its own. */
import { startTrialInsurer, type TrialInsurer } from '@member-care/api/integrations/insurer/trial/trial-insurer.ts'
import type { ClaimEvent } from '@member-care/domain/claim/claim-events.ts'
import type { FiledClaim } from '@member-care/domain/claim/claim-state.ts'
import { evolve, initialState, isFiled } from '@member-care/domain/claim/claim-state.ts'
import { startApiUnderTest, type ApiUnderTest } from './api-under-test.ts'
import { recordClaimsCast, type ClaimsCast } from './claims-cast.ts'
import { recordClaim, type RecordedClaim } from './recorded-claims.ts'

export interface InsurerConnectionUnderTest {
  readonly api: ApiUnderTest
  readonly cast: ClaimsCast
  readonly insurer: TrialInsurer
  /** Where messages go, as the insurer knows it. */
  readonly webhookAddress: string
  /** The second secret that messages may be signed with. */
  readonly nextSecret: string
  /** A claim of Ann's, filed just now, with these documents. */
  fileClaim(files?: Parameters<typeof recordClaim>[1]['files']): Promise<RecordedClaim>
  /** A claim that the insurer has and has numbered. */
  registeredClaim(): Promise<{ readonly claimId: string; readonly transactionNo: string }>
  claim(claimId: string): Promise<FiledClaim>
  typesOf(claimId: string): Promise<readonly string[]>
  close(): Promise<void>
}

export async function startInsurerConnection(
  options: { readonly environment?: Readonly<Record<string, string>>; readonly onLog?: (line: string) => void } = {},
): Promise<InsurerConnectionUnderTest> {
  const addresses = { port: 0, webhookAddress: '' }
  const insurer = await startTrialInsurer(addresses)
  const nextSecret = 'n'.repeat(40)
  const api = await startApiUnderTest({
    ...(options.onLog && { onLog: options.onLog }),
    environment: {
      INSURER: 'http',
      INSURER_URL: insurer.address,
      INSURER_CLIENT_ID: insurer.clientId,
      INSURER_CLIENT_SECRET: insurer.clientSecret,
      INSURER_WEBHOOK_SECRETS: `${insurer.webhookSecret} ${nextSecret}`,
      INSURER_TIMEOUT_SECONDS: '2',
      ...options.environment,
    },
  })
  const cast = await recordClaimsCast(api)
  const origin = await api.app.listen({ port: 0, host: '127.0.0.1' })
  addresses.webhookAddress = `${origin}/api/insurer/webhooks`

  const eventsOf = async (claimId: string) => (await api.parts.eventLog.load<ClaimEvent>(`claim-${claimId}`)).events
  const claim = async (claimId: string) => {
    const state = (await eventsOf(claimId)).reduce(evolve, initialState)
    if (!isFiled(state)) throw new Error('The claim was not filed.')
    return state
  }
  const fileClaim: InsurerConnectionUnderTest['fileClaim'] = (files) =>
    recordClaim(api, { companyId: cast.orchid, employeeId: cast.ann, claimantId: cast.ann, ...(files && { files }) })
  return {
    api,
    cast,
    insurer,
    webhookAddress: addresses.webhookAddress,
    nextSecret,
    fileClaim,
    async registeredClaim() {
      const { claimId } = await fileClaim()
      const transactionNo = `TR-${claimId.slice(0, 8)}`
      await api.record(`claim-${claimId}`, { type: 'ClaimRegistered', data: { claimId, transactionNo } })
      return { claimId, transactionNo }
    },
    claim,
    typesOf: async (claimId) => (await eventsOf(claimId)).map(({ type }) => type),
    async close() {
      await api.close()
      await insurer.close()
    },
  }
}
