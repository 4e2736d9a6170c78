import { useUnsavedChangesWarning } from '../console/use-unsaved-changes-warning.ts'

/** Asks before a page is left that has something typed and not saved, in our dialog: react-admin's own warning is the browser's. */
export function UnsavedWork({ isUnsaved }: { readonly isUnsaved: boolean }) {
  useUnsavedChangesWarning(isUnsaved)
  return null
}
