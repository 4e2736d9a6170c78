/** What claims do when somebody is forgotten: their unfinished claims go with their files, and the visits say nothing about them any more. */
import { removeFiles } from '../documents/sweep-uploads.ts'
import type { WhenForgotten } from '../http/parts.ts'
import { removeDraftsAbout } from './drafts/draft-store.ts'
import { blankVisitsOf } from './panel-visits.ts'

export const forgetClaims: WhenForgotten = {
  async afterwards(parts, { userId }) {
    await removeFiles(parts, await removeDraftsAbout(parts.database, userId))
    await blankVisitsOf(parts.database, userId)
  },
}
