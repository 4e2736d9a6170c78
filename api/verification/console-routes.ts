/** The console's calls about what waits for verification. */
import type { Routes } from '../http/parts.ts'
import { claimBankQueue, claimBankRoutes } from './claim-bank-routes.ts'
import { userBankQueue, userBankRoutes } from './user-bank-routes.ts'
import { identityChangeQueue, identityChangeRoutes } from './identity-change-routes.ts'
import { createCountRoutes } from './verification-queue.ts'

/** Every queue that there is: each gets its list and its count. */
const queues = [claimBankQueue('inpatient'), claimBankQueue('outpatient'), userBankQueue, identityChangeQueue]

const lists: Routes = (app, parts) => {
  for (const { addList } of queues) addList(app, parts)
}

export const verificationConsoleRoutes: readonly Routes[] = [
  lists,
  createCountRoutes(queues),
  claimBankRoutes,
  userBankRoutes,
  identityChangeRoutes,
]
