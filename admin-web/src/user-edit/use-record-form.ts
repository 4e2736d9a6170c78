import { useState, type BaseSyntheticEvent } from 'react'
import type { HttpError } from 'react-admin'
import { useForm, type DefaultValues, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form'
import type { CommandOptions } from '../console/data-provider.ts'
import { differencesOf, editsBetween, rebased, type FieldDifference, type FieldEdit, type FieldWords } from '../console/edit-differences.ts'
import type { HttpErrorBody } from '../console/http-error.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { useUnsavedChangesWarning } from '../console/use-unsaved-changes-warning.ts'
import { readUser, type EditedUser } from './user-edit-calls.ts'

export interface RecordFormOptions<Values extends FieldValues> {
  readonly user: EditedUser
  readonly valuesOf: (user: EditedUser) => Values
  readonly errorsOf: (values: Values) => Partial<Record<keyof Values & string, string>>
  /** Every field in words, in the order of the form. */
  readonly words: Readonly<Record<keyof Values & string, FieldWords>>
  readonly save: (opened: EditedUser, values: Values, options: CommandOptions, reason: string) => Promise<EditedUser>
  readonly onSaved: (user: EditedUser) => void
  /** Somebody else left the record like this; nothing was saved here. */
  readonly onReloaded: (user: EditedUser) => void
}

export interface RecordForm<Values extends FieldValues> {
  readonly form: UseFormReturn<Values>
  /** Checks what was typed, and shows what is about to be saved. */
  readonly submit: (event?: BaseSyntheticEvent) => void
  /** What is about to be saved; undefined while nothing is. */
  readonly review: readonly FieldEdit[] | undefined
  readonly confirm: (reason: string) => void
  readonly cancel: () => void
  readonly discard: () => void
  readonly conflict: { readonly theirs: EditedUser; readonly differences: readonly FieldDifference[] } | undefined
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  readonly isPending: boolean
  readonly failure: HttpError | undefined
}

/** A form over a part of a user's record: validated on submit only (3§5), reviewed, saved, and compared with what somebody else saved first. */
export function useRecordForm<Values extends FieldValues>(options: RecordFormOptions<Values>): RecordForm<Values> {
  const { user, valuesOf, errorsOf, words, save, onSaved, onReloaded } = options
  const [opened, setOpened] = useState(user)
  const [review, setReview] = useState<readonly FieldEdit[]>()
  const [conflict, setConflict] = useState<RecordForm<Values>['conflict']>()
  const form = useForm<Values>({
    defaultValues: valuesOf(opened) as DefaultValues<Values>,
    mode: 'onSubmit',
    reValidateMode: 'onSubmit',
    resolver: (values) => {
      const errors = Object.entries<string>(errorsOf(values) as Record<string, string>).map(([field, message]) => [field, { type: 'rule', message }])
      return errors.length > 0 ? { values: {}, errors: Object.fromEntries(errors) as never } : { values, errors: {} }
    },
  })
  useUnsavedChangesWarning(form.formState.isDirty)
  const { send, isPending, failure, clearFailure } = useCommandSending<EditedUser>()

  function open(record: EditedUser): void {
    setOpened(record)
    setReview(undefined)
    setConflict(undefined)
    clearFailure()
    form.reset(valuesOf(record))
  }

  async function confirm(reason: string): Promise<void> {
    const values = form.getValues()
    const outcome = await send({ version: opened.version, values, reason }, (command) => save(opened, values, command, reason))
    if (!outcome) return
    if ('done' in outcome) {
      open(outcome.done)
      onSaved(outcome.done)
      return
    }
    const body = outcome.failed.body as HttpErrorBody | null
    if (body?.errorCode === 'CONFLICT') {
      const theirs = await readUser(opened.id)
      setReview(undefined)
      setConflict({ theirs, differences: differencesOf({ base: valuesOf(opened), theirs: valuesOf(theirs), mine: values }, words) })
      return
    }
    const known = Object.entries(body?.errors ?? {}).filter(([field, text]) => field in words && typeof text === 'string')
    if (known.length === 0) return
    setReview(undefined)
    known.forEach(([field, text], index) => form.setError(field as Path<Values>, { message: String(text) }, { shouldFocus: index === 0 }))
  }

  function ask(values: Values): void {
    clearFailure()
    const edits = editsBetween(valuesOf(opened), values, words)
    setReview(edits.length > 0 ? edits : undefined)
  }

  return {
    form,
    submit: (event) => void form.handleSubmit(ask)(event),
    review,
    confirm: (reason) => void confirm(reason),
    cancel: () => {
      clearFailure()
      setReview(undefined)
    },
    discard: () => open(opened),
    conflict,
    keepMine: () => {
      if (!conflict) return
      const mine = rebased({ base: valuesOf(opened), theirs: valuesOf(conflict.theirs), mine: form.getValues() })
      open(conflict.theirs)
      onReloaded(conflict.theirs)
      for (const [field, value] of Object.entries(mine)) form.setValue(field as Path<Values>, value as never, { shouldDirty: true })
    },
    takeTheirs: () => {
      if (!conflict) return
      open(conflict.theirs)
      onReloaded(conflict.theirs)
    },
    isPending,
    failure,
  }
}
