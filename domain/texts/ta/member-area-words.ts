/** Of the words in Tamil, those that the member area opens with. */
import type { Translated, MemberAreaDrawer } from '../translated.ts'
import * as claim from './claim.ts'
import * as claimAnswer from './claim-answer.ts'
import * as claimChange from './claim-change.ts'
import * as claimDraft from './claim-draft.ts'
import * as claimForm from './claim-form.ts'
import * as claimProgress from './claim-progress.ts'
import * as claimStatus from './claim-status.ts'
import * as home from './home.ts'
import * as lastSeen from './last-seen.ts'
import * as letterDraft from './letter-draft.ts'
import * as notification from './notification.ts'
import * as outbox from './outbox.ts'
import * as page from './page.ts'
import * as portal from './portal.ts'
import * as sessionWarning from './session-warning.ts'
import * as submitClaim from './submit-claim.ts'
import * as updateClaim from './update-claim.ts'

export const words = {
  claim,
  'claim-answer': claimAnswer,
  'claim-change': claimChange,
  'claim-draft': claimDraft,
  'claim-form': claimForm,
  'claim-progress': claimProgress,
  'claim-status': claimStatus,
  home,
  'last-seen': lastSeen,
  'letter-draft': letterDraft,
  notification,
  outbox,
  page,
  portal,
  'session-warning': sessionWarning,
  'submit-claim': submitClaim,
  'update-claim': updateClaim,
} satisfies Pick<Translated, MemberAreaDrawer>
