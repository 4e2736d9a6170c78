/** What the claim routes work with. */
import { createClaimQueries, type ClaimQueries } from '@member-care/projections/claims/claim-queries.ts'
import { createClientQueries, type ClientQueries } from '@member-care/projections/clients/client-queries.ts'
import { createUserQueries, type UserQueries } from '@member-care/projections/users/user-queries.ts'
import type { PictureViews } from '../files/picture-view.ts'
import type { Antivirus } from '../integrations/antivirus/antivirus.ts'
import type { Captcha } from '../integrations/captcha/captcha.ts'
import type { FileStore } from '../integrations/file-store/file-store.ts'
import type { Parts } from '../parts.ts'

/** What they need besides the parts that every route has. */
export interface ClaimMeans {
  readonly captcha: Captcha
  readonly antivirus: Antivirus
  readonly files: FileStore
  readonly pictureViews: PictureViews
  /** Where uploads wait while they are received. */
  readonly uploadFolder: string
}

export interface ClaimRoom extends Parts, ClaimMeans {
  readonly claims: ClaimQueries
  readonly users: UserQueries
  readonly clients: ClientQueries
}

export function openClaimRoom(parts: Parts, means: ClaimMeans): ClaimRoom {
  const { database } = parts
  return { ...parts, ...means, claims: createClaimQueries(database), users: createUserQueries(database), clients: createClientQueries(database) }
}
