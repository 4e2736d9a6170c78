/** What the administrator may change on the page of a client. */
import { createContext, useContext } from 'react'

export interface EditRights {
  readonly canEdit: boolean
  /** C27: seen by ADMIN_IT, changed by who is ADMIN_OPERATION as well. */
  readonly canSeeTemplates: boolean
  readonly canEditTemplates: boolean
}

export const EditRightsContext = createContext<EditRights>({
  canEdit: false,
  canSeeTemplates: false,
  canEditTemplates: false,
})

export function useEditRights(): EditRights {
  return useContext(EditRightsContext)
}
