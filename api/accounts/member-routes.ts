/** The calls of members about sign-in, registration, sessions and who was forgotten. */
import type { Routes } from '../http/parts.ts'
import { publicRoutes } from './public-routes.ts'
import { signInStepRoutes } from './sign-in-step-routes.ts'
import { signInRoutes } from './sign-in-routes.ts'
import { secondFactorRoutes } from './second-factors/second-factor-routes.ts'
import { proofRoutes } from './second-factors/proof-routes.ts'
import { registrationRoutes } from './registration-routes.ts'
import { sessionRoutes } from './session-routes.ts'
import { emailUndoRoutes } from './email-undo-routes.ts'
import { forgottenPasswordRoutes } from './forgotten-password-routes.ts'

export const accountsMemberRoutes: readonly Routes[] = [
  publicRoutes,
  signInStepRoutes,
  signInRoutes,
  secondFactorRoutes,
  proofRoutes,
  registrationRoutes,
  sessionRoutes,
  forgottenPasswordRoutes,
  emailUndoRoutes,
]
