/** What a claim needs once its type is chosen, which is most of its form: the first step stands without it, and it comes meanwhile. */
export { ConfirmStep } from './confirm/confirm-step.tsx'
export { PutAsideClaim } from './confirm/put-aside-claim.tsx'
export { SubmittedClaim } from './confirm/submitted-claim.tsx'
export { InformationStep } from './information/information-step.tsx'
