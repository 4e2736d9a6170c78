/** What drafts do when somebody is forgotten: theirs go, and those that are about them, with their files. */
import { removeFiles } from '../documents/sweep-uploads.ts'
import type { WhenForgotten } from '../http/parts.ts'
import { removeDraftsAbout } from './draft-store.ts'

export const forgetDrafts: WhenForgotten = {
  afterwards: async (parts, { userId }) => removeFiles(parts, await removeDraftsAbout(parts.database, userId)),
}
