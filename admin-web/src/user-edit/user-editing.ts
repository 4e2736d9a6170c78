import type { EditedUser } from './user-edit-calls.ts'

/** What every tab is given: the user, and how it tells the page what became of its work. */
export interface UserEditing {
  readonly user: EditedUser
  /** The record as the server answered it; says that it was saved. */
  readonly onSaved: (user: EditedUser) => void
}
