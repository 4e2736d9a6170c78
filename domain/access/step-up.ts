/**
 * Which calls wait for a one-time password, by the flag of the member's client that asks for it (S16, 3§3 "OTP flags"). While the flag
 * is on and the session unverified, they are answered 428. `restrictOTP` is not among them: it asks at sign-in.
 */
import type { FeaturesConfig } from '../client/features-config.ts'

/** The flags of a client that make an area of the portal ask for a one-time password first. */
export type StepUpFlag = Extract<keyof FeaturesConfig, `requireOTP${string}`>

/** Method and address, without the `/api` before it, as the route declares it. */
type Call = `${'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'} /${string}`

export const stepUpCalls: Readonly<Record<StepUpFlag, readonly Call[]>> = {
  requireOTPClaims: [
    'GET /claims',
    'GET /claims/drafts',
    'PUT /claims/drafts/:draftId',
    'DELETE /claims/drafts/:draftId',
    'POST /claims/drafts/:draftId/files',
    'DELETE /claims/drafts/:draftId/files/:fileId',
    'GET /claims/settlement/:nric/:policyNo/:transactionNo',
    'GET /claims/:claimId/usual-time',
    'GET /visits/v2',
    'GET /visitDetail/v2/:visitId',
    'GET /visits/:visitNo/invoice',
    'GET /inpatientclaim',
    'GET /inpatientclaim/v2/:nric/:transactionNo/:useRecordId',
    'GET /inpatientclaim/v3/:claimId',
    'POST /eclaims',
    'POST /inpatientclaim',
    'PUT /inpatientclaim/:transactionNo',
    'PUT /inpatientclaim/update/:claimId/web',
    'DELETE /inpatientclaim/:transactionNo',
    'DELETE /inpatientclaim/delete/:claimId',
    'GET /outpatientclaim',
    'GET /outpatientclaim/v2/web/:nric/:transactionNo',
    'GET /outpatientclaim/v3/:claimId',
    'POST /outpatientclaim/v2',
    'PUT /outpatientclaim/v2/web/:nric/:transactionNo',
    'PUT /outpatientclaim/v3/:claimId/web',
    'DELETE /outpatientclaim/:transactionNo',
    'DELETE /outpatientclaim/delete/:claimId',
    'GET /outpatient/:claimId/attachments/:attachmentId',
  ],
  requireOTPClinicLocator: ['GET /clinics', 'GET /cliniclocator/clinics', 'GET /v2/api/clinics/:code/image'],
  requireOTPLOG: [],
  requireOTPRewards: [],
  requireOTPStore: [],
  requireOTPEcard: ['GET /ecard/check'],
  requireOTPTeleconsult: [],
  requireOTPProfile: ['GET /profile/covers', 'POST /profile/users/profilePhoto/web', 'POST /profile/user/requestChangeNricAndName'],
  requireOTPUserGuide: [],
  requireOTPArticle: [
    'GET /externalapi/healtharticle/getMHCArticlesFullList',
    'GET /externalapi/healtharticle/getMHCYoutubeVideosFullList',
    'GET /externalapi/healtharticle/getMHCYoutubeVideosDetail/:videoId',
  ],
  requireOTPNotification: [
    'GET /notifications',
    'GET /appnotification/notifications',
    'PUT /notifications/read',
    'GET /notifications/preferences',
    'PUT /notifications/preferences',
  ],
  requireOTPAskJoey: [],
}

/** Flags that guard no call yet, each with the reason. */
export const stepUpNotBuiltYet: Partial<Readonly<Record<StepUpFlag, string>>> = {
  requireOTPLOG: 'Letters of guarantee have no calls yet.',
  requireOTPRewards: 'Rewards have no calls yet.',
  requireOTPStore: 'The store has no calls yet.',
  requireOTPTeleconsult: 'Teleconsultation is a link of the client, which the portal does not offer yet.',
  requireOTPUserGuide: 'The user guide is a link of the client, which the portal does not offer yet.',
  requireOTPAskJoey: 'The chat has no calls yet.',
}

const flagByCall: ReadonlyMap<string, StepUpFlag> = new Map(
  Object.entries(stepUpCalls).flatMap(([flag, calls]) => calls.map((call) => [call, flag as StepUpFlag] as const)),
)

/** The flag that makes a call wait for a one-time password; undefined for a call that never does. @param url as the route declares it, without `/api` */
export function stepUpFlagOf(method: string, url: string): StepUpFlag | undefined {
  return flagByCall.get(`${method === 'HEAD' ? 'GET' : method} ${url}`)
}
