/** What the public calls and the sign-in calls answer. */
import type { AnswerOf } from '@member-care/api/client/client.ts'

export type SignInResult = AnswerOf<'/api/users/login/v3', 'post'>
/** `accessToken` is absent while a one-time password is outstanding; `identifier` is what the one-time password calls take instead. */
export type SignedInUser = SignInResult['user']
export type CompanyEntry = SignedInUser['companies'][number]
export type ClaimantRecord = CompanyEntry['records'][number]

/** What is asked for after the password: the person's own second factors, or `email` alone. */
export type SecondStep = NonNullable<SignInResult['secondStep']>

/** `support`: how members reach the people behind the portal (C26); `mailbox`: the page of the local mailbox; `singleSignOn`: where it begins. */
export type Versions = AnswerOf<'/api/versions', 'get'>

/** The launch configuration. One that was kept from before an update may have less. */
export type AppConfig = AnswerOf<'/api/externalapi/getAppLaunchConfigFromMHC', 'get'>
