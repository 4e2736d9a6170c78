/** Warns before the session of this tab ends by itself. */
import { createSessionWatch } from '@member-care/web-kit/session/session-watch.ts'
import { keepSession, readRemainingSession } from '../portal-api/session-api.ts'
import { followKeeping, tellKept } from '../session/session-tabs.ts'

export const sessionWatch = createSessionWatch({ ask: readRemainingSession, keep: keepSession, tellKept })
followKeeping(sessionWatch.look)
