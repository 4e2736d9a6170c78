/** The calls of the family's cover. */
import type { MemberCover } from '@member-care/domain/cover/member-cover.ts'
import { answered, api, quietApi, unattendedApi } from './api-client.ts'

/** `stepUp` quiet: when a one-time password is needed, no dialog opens; `unattended`: the page asks by itself. */
export function readMemberCover(
  companyId: string,
  options: { readonly signal: AbortSignal; readonly stepUp: 'ask' | 'quiet'; readonly unattended: boolean },
): Promise<MemberCover> {
  const client = options.unattended ? unattendedApi : options.stepUp === 'quiet' ? quietApi : api
  return answered(client.GET('/api/cover', { params: { query: { companyId } }, signal: options.signal }))
}

/** A person's plan with its document. It wants a one-time password in the session (428), for which no dialog opens. */
export function readBenefitPlans(
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
  signal: AbortSignal,
) {
  return answered(
    quietApi.GET('/api/profile/benefitplans/{userId}', { params: { path: { userId }, query: { companyId } }, signal }),
  )
}

/** The PDF that a person's company wrote of its plan itself. The one-time password has been entered when the plan is shown. */
export function readOwnPlanDocument(
  { userId, companyId }: { readonly userId: string; readonly companyId: string },
  signal: AbortSignal,
): Promise<Blob> {
  return answered(
    api.GET('/api/profile/benefitplans/{userId}/document', {
      params: { path: { userId }, query: { companyId } },
      parseAs: 'blob',
      signal,
    }),
  )
}
