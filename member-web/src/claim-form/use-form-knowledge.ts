/** Brings together what the claim form needs to know: the companies' configuration, the option lists, the launch config. */
import { useMemo, useState } from 'react'
import type { ClaimOptions } from '@member-care/domain/claim/claim-options.ts'
import { optionalDateError } from '@member-care/domain/claim/form/field-errors.ts'
import type { ClaimFormContext } from '@member-care/domain/claim/form/form-context.ts'
import { withBenefitOf, type BenefitOfClaim } from '@member-care/domain/claim/form/option-matching.ts'
import type { ClaimKind } from '@member-care/domain/claim/claim-terms.ts'
import { isIsoDate, singaporeTime, singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { portalQuery } from '../data/portal-query.ts'
import { useAnswer, type Answer } from '../data/use-answer.ts'
import { readClaimOptionsForVisit } from '../portal-api/claims-api.ts'
import { useSession, useSignedInUser } from '../session/session.ts'
import { useLaunchConfig } from '../configuration/use-launch-config.ts'
import { useConfigsOf } from '../configuration/use-benefit-configs.ts'
import { accountInProfile } from './account-in-profile.ts'
import type { ClaimFormValues, FormContext } from './claim-form-values.ts'
import { claimOptionsQuery } from './claim-options-query.ts'

export interface ClaimFormKnowledge {
  /** Undefined until everything has been loaded once. */
  readonly context: FormContext | undefined
  /** What could not be loaded, with a way to try again. */
  readonly failure: { readonly message: string; readonly retry: () => void } | undefined
  /** The benefits of the visit date: outpatient only. */
  readonly visit: VisitOptions
}

export interface VisitOptions {
  /** `unknown` until company, claimant and visit date are there. */
  readonly phase: 'unknown' | 'loading' | 'loaded' | 'refused' | 'failed'
  /** What the server says about the visit date. */
  readonly dateError: string | undefined
  readonly retry: () => void
}

/** Of a claim that is updated: where it stands, the account that it names, masked, and the benefit that it may keep. */
export interface ClaimUpdated extends Pick<ClaimFormContext, 'update' | 'bankDetail'> {
  readonly benefit?: BenefitOfClaim | undefined
}

/** @param updated stays the same from one rendering to the next; absent for a new claim */
export function useFormKnowledge(kind: ClaimKind, values: ClaimFormValues, updated?: ClaimUpdated): ClaimFormKnowledge {
  const user = useSignedInUser()
  const { isLastSeen } = useSession()
  const launch = useLaunchConfig()
  const employers = user.companies.filter(({ memberType }) => memberType === 'E')
  const isOwnCompany = updated !== undefined || employers.some((company) => company.companyId === values.companyId)
  const companyId = isOwnCompany ? (values.companyId ?? '') : (employers[0]?.companyId ?? '')
  // The cover of the company of a claim that is updated may be over (S81).
  const configs = useConfigsOf(updated === undefined ? [] : [companyId])
  const config = configs.value?.[companyId]

  const options = useAnswer(claimOptionsQuery(companyId))
  const forVisit = useVisitOptions(kind, values)

  const lists = options.value
  const organisations = launch.config?.appLaunchExtra
  const benefits = forVisit.value?.outpatient
  const context = useMemo((): FormContext | undefined => {
    if (config === undefined || lists === undefined || organisations === undefined) return undefined
    const now = new Date()
    const common = {
      today: singaporeToday(now),
      now: singaporeTime(now),
      companies: user.companies,
      featuresConfig: config.featuresConfig,
      paymentConfig: config.paymentConfig,
      companyCode: config.benefit.companyCode,
      organisations,
      // A device keeps no account: until its person is signed in, theirs is named and not shown.
      bankDetail: updated?.bankDetail ?? user.bankDetail ?? (isLastSeen ? accountInProfile() : undefined),
      nric: user.nric,
      update: updated?.update,
    }
    if (kind === 'inpatient') return { ...common, kind, options: lists.inpatient }
    // No benefit can be chosen before it is known which the visit date offers.
    const offered = benefits ?? { ...lists.outpatient, bl: [] }
    return {
      ...common,
      kind,
      options: updated?.benefit === undefined ? offered : withBenefitOf(updated.benefit, offered),
    }
  }, [config, lists, benefits, organisations, kind, user, updated, isLastSeen])

  // While another company's lists are on their way, the form stands as it is.
  const [latest, setLatest] = useState(context)
  if (context !== undefined && context !== latest) setLatest(context)

  // What is there as it was last seen is enough to go on with.
  const needed = [{ ...launch, value: launch.config ?? undefined }, { ...configs, value: config }, options]
  const failed = needed.find(({ failure, value }) => failure !== undefined && value === undefined)
  return {
    context: context ?? latest,
    failure: failed?.failure === undefined ? undefined : { message: failed.failure, retry: failed.reload },
    visit: visitOptionsOf(forVisit, values),
  }
}

/** Loads the options of the visit anew whenever company, claimant or date change (CLM-027). */
function useVisitOptions(kind: ClaimKind, values: ClaimFormValues): Answer<ClaimOptions> {
  const { companyId = '', claimantId = '', visitDate = '' } = values
  const isAsked = kind === 'outpatient' && isVisitComplete(values) && wrongDate(visitDate) === undefined
  const visit = { companyId, claimantUUID: claimantId, visitDate }
  return useAnswer(
    portalQuery({
      key: ['claim-options-of-visit', visit],
      load: (signal) => readClaimOptionsForVisit(visit, signal),
      enabled: isAsked,
      otherwise: async () => (await import('./options-as-last-seen.ts')).optionsAsLastSeen(visit),
    }),
  )
}

function visitOptionsOf(answer: Answer<ClaimOptions>, values: ClaimFormValues): VisitOptions {
  const { reload: retry } = answer
  if (!isVisitComplete(values)) return { phase: 'unknown', dateError: undefined, retry }
  // The server is asked only about a date that the form itself takes.
  const wrong = wrongDate(values.visitDate)
  if (wrong !== undefined) return { phase: 'refused', dateError: wrong, retry }
  // 422 speaks of the date; anything else is a failure of the way there.
  if (answer.phase === 'failed' && answer.failureCode === 422)
    return { phase: 'refused', dateError: answer.failure, retry }
  // What was answered for this visit holds while it cannot be asked again.
  const isKnown = answer.phase === 'failed' && answer.value !== undefined
  return { phase: isKnown ? 'loaded' : answer.phase, dateError: undefined, retry }
}

function isVisitComplete({ companyId, claimantId, visitDate = '' }: ClaimFormValues): boolean {
  return Boolean(companyId) && Boolean(claimantId) && isIsoDate(visitDate)
}

function wrongDate(visitDate: string | undefined): string | undefined {
  return optionalDateError(visitDate, singaporeToday(new Date()))
}
