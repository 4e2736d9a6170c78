import { singaporeToday } from '@member-care/domain/dates/singapore-dates.ts'
import { useState } from 'react'
import type { HttpErrorBody } from '../console/http-error.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { useUnsavedChangesWarning } from '../console/use-unsaved-changes-warning.ts'
import {
  changesOf,
  draftDifferences,
  draftEdits,
  draftErrors,
  draftOf,
  rebasedDraft,
  serverErrorsOf,
  type CompanyDraft,
} from './companies-draft.ts'
import { readUser, saveCompanies, type EditedUser } from './user-edit-calls.ts'
import type { UserEditing } from './user-editing.ts'

/** The draft of the companies tab: edited, checked, reviewed and saved as one, and compared with what somebody else saved first. */
export function useCompaniesEdit({ user, onSaved, onReloaded }: UserEditing) {
  const [opened, setOpened] = useState(() => ({ user, draft: draftOf(user) }))
  const [draft, setDraft] = useState(opened.draft)
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [isReviewing, setReviewing] = useState(false)
  const [theirs, setTheirs] = useState<EditedUser>()
  const { send, isPending, failure, clearFailure } = useCommandSending<EditedUser>()
  const edits = draftEdits(opened.draft, draft)
  const isDirty = edits.length > 0
  useUnsavedChangesWarning(isDirty)

  function open(record: EditedUser, next: readonly CompanyDraft[] = draftOf(record)): void {
    setOpened({ user: record, draft: draftOf(record) })
    setDraft(next)
    setErrors({})
    setReviewing(false)
    setTheirs(undefined)
    clearFailure()
  }

  async function confirm(): Promise<void> {
    const changes = changesOf(opened.draft, draft)
    const outcome = await send({ version: opened.user.version, changes }, (options) =>
      saveCompanies(opened.user, changes, options),
    )
    if (!outcome) return
    if ('done' in outcome) {
      open(outcome.done)
      onSaved(outcome.done)
      return
    }
    const body = outcome.failed.body as HttpErrorBody | null
    if (body?.errorCode === 'CONFLICT') {
      setTheirs(await readUser(opened.user.id))
      setReviewing(false)
      return
    }
    const found = serverErrorsOf(body?.errors, changes, draft)
    setErrors(found)
    if (Object.keys(found).length > 0) setReviewing(false)
  }

  return {
    /** The record that the draft was made of. */
    opened: opened.user,
    draft,
    errors,
    edits,
    isDirty,
    isReviewing,
    isPending,
    failure,
    conflict: theirs && {
      theirs,
      differences: draftDifferences({ opened: opened.draft, theirs: draftOf(theirs), draft }),
    },
    change: (companyId: string, next: (company: CompanyDraft) => CompanyDraft) =>
      setDraft((all) => all.map((company) => (company.companyId === companyId ? next(company) : company))),
    add: (company: CompanyDraft) => setDraft((all) => [...all, company]),
    /** Takes back a company that was added and not saved. */
    drop: (companyId: string) => setDraft((all) => all.filter((company) => company.companyId !== companyId)),
    /** @returns what is wrong, by its place; empty when the review opens */
    submit: (): Readonly<Record<string, string>> => {
      clearFailure()
      const found = draftErrors(draft, singaporeToday(new Date()))
      setErrors(found)
      setReviewing(Object.keys(found).length === 0)
      return found
    },
    cancel: () => {
      clearFailure()
      setReviewing(false)
    },
    confirm: () => void confirm(),
    discard: () => open(opened.user),
    /** Something else about the user was saved here. */
    open,
    keepMine: () => {
      if (!theirs) return
      const mine = rebasedDraft({ opened: opened.draft, theirs: draftOf(theirs), draft })
      open(theirs, mine)
      onReloaded(theirs)
    },
    takeTheirs: () => {
      if (!theirs) return
      open(theirs)
      onReloaded(theirs)
    },
  }
}

export type CompaniesEdit = ReturnType<typeof useCompaniesEdit>
