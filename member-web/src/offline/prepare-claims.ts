/**
 * Sees to it that a claim can be begun without a network (S125): the program that reads receipts, the words of the page's language, and the answers that the
 * form asks for come to this device. That is some megabytes: it waits until the page has rest, and is left where the line is slow or paid for by the byte.
 */
import { isKindOffered } from '@member-care/domain/claim/form/offered-kinds.ts'
import { learnAllWords } from '@member-care/web-kit/language/settle-language.ts'
import { bankQuery } from '../bank/bank-query.ts'
import { claimOptionsQuery } from '../claim-form/claim-options-query.ts'
import { lastSeenAnswer } from '../data/answer-or-last-seen.ts'
import type { PortalQueries, PortalQuery } from '../data/portal-query.ts'
import type { BenefitConfigs } from '../configuration/use-benefit-configs.ts'
import { launchConfigQuery } from '../configuration/use-launch-config.ts'
import { coverQuery } from '../my-cover/cover-query.ts'
import type { ToldToWorker } from '../service-worker/worker-names.ts'
import { currentSession } from '../session/session.ts'

/** Who opens something at once is not to wait for it. */
const REST_MS = 4_000
/** What was seen later than this is asked for by the form itself only. */
const ASKED_AGAIN_AFTER_MS = 24 * 60 * 60_000

/** @param configs of the member's companies @param worker of this device, at work */
export async function prepareClaims(
  queries: PortalQueries,
  configs: BenefitConfigs,
  worker: ServiceWorker,
): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, REST_MS))
  const { user, isLastSeen } = currentSession()
  if (user === null || isLastSeen || !isLineFree()) return
  const companies = user.companies.filter(({ companyId, memberType }) => {
    const features = configs[companyId]?.featuresConfig
    return (
      memberType === 'E' && features && (isKindOffered('outpatient', features) || isKindOffered('inpatient', features))
    )
  })
  if (companies.length === 0) return
  await learnAllWords()
  worker.postMessage({ type: 'keep-for-claims' } satisfies ToldToWorker)
  // What it says stands in words that are there by now.
  await (await import('./letters-of-claims.ts')).keepLettersOfClaims()
  // The page has had it from before the sign-in; it is asked for once more, to be kept.
  await askIfOld(queries, launchConfigQuery)
  await askIfOld(queries, bankQuery)
  for (const { companyId } of companies) {
    await askIfOld(queries, claimOptionsQuery(companyId))
    await askIfOld(queries, coverQuery(companyId, 'quiet'))
  }
}

async function askIfOld<Value>(queries: PortalQueries, query: PortalQuery<Value>): Promise<void> {
  const seen = await lastSeenAnswer(query)
  if (seen !== undefined && Date.now() - Date.parse(seen.seenAt) < ASKED_AGAIN_AFTER_MS) return
  // What is refused, or does not come, is asked for another day.
  await queries.askAhead(query).catch(() => undefined)
}

/** As far as the browser tells: Safari and Firefox say nothing of it. */
function isLineFree(): boolean {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  }
  return navigator.onLine && connection?.saveData !== true && !/2g$/.test(connection?.effectiveType ?? '')
}
