import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { HttpError } from 'react-admin'
import type { UseFormReturn } from 'react-hook-form'
import { differencesOf, editsBetween, rebased, type FieldDifference, type FieldEdit } from '../console/edit-differences.ts'
import { useCommandSending } from '../console/use-command-sending.ts'
import { clientKey, readClient, updateClient, type EditedClient } from './client-edit-calls.ts'
import { clientFieldWords } from './client-field-words.ts'
import { formOf, inputOf, serverErrors, type ClientField, type ClientForm } from './client-form.ts'

export interface Conflict {
  readonly theirs: EditedClient
  readonly differences: readonly FieldDifference[]
}

export interface ClientUpdate {
  /** What is about to be saved; undefined while nothing is. */
  readonly review: readonly FieldEdit[] | undefined
  /** Shows what is about to be saved. False when nothing was changed. */
  readonly ask: (form: ClientForm) => boolean
  readonly cancel: () => void
  readonly confirm: () => void
  readonly isPending: boolean
  readonly failure: HttpError | undefined
  readonly isSaved: boolean
  /** Somebody else was faster. */
  readonly conflict: Conflict | undefined
  readonly keepMine: () => void
  readonly takeTheirs: () => void
  /** Something else was saved here: the client's version is another one. What somebody else changed of the form's fields stays to be told of. */
  readonly takeNewVersion: () => Promise<void>
}

/**
 * Saves what was changed of a client, and only that; what the page shows afterwards is what the server answered.
 * @param client as the form was opened with it
 */
export function useClientUpdate(client: EditedClient, form: UseFormReturn<ClientForm>): ClientUpdate {
  const queryClient = useQueryClient()
  const [review, setReview] = useState<readonly FieldEdit[]>()
  const [conflict, setConflict] = useState<Conflict>()
  const [isSaved, setSaved] = useState(false)

  function show(record: EditedClient): void {
    queryClient.setQueryData(clientKey(record.id), record)
    form.reset(formOf(record))
  }

  const { send, isPending, failure, clearFailure } = useCommandSending<EditedClient>({
    onDone: (record) => {
      setReview(undefined)
      setSaved(true)
      show(record)
      return queryClient.invalidateQueries({ queryKey: ['clients'] })
    },
    onConflict: async () => {
      const theirs = await readClient(client.id)
      setReview(undefined)
      setConflict({ theirs, differences: differencesOf({ base: formOf(client), theirs: formOf(theirs), mine: form.getValues() }, clientFieldWords) })
    },
  })

  async function confirm(): Promise<void> {
    const changed = changedFields(formOf(client), form.getValues())
    const input = inputOf(changed)
    const outcome = await send({ version: client.version, input }, (options) => updateClient(client.id, client.version, input, options))
    if (!outcome || !('failed' in outcome)) return
    const errors = Object.entries(serverErrors((outcome.failed.body as { errors?: Record<string, string> } | null)?.errors)) as [ClientField, string][]
    const known = errors.filter(([field]) => field in clientFieldWords)
    if (known.length === 0) return
    setReview(undefined)
    known.forEach(([field, message], index) => form.setError(field, { message }, { shouldFocus: index === 0 }))
  }

  return {
    review,
    ask: (values) => {
      clearFailure()
      setSaved(false)
      const edits = editsBetween(formOf(client), values, clientFieldWords)
      setReview(edits.length > 0 ? edits : undefined)
      return edits.length > 0
    },
    cancel: () => {
      clearFailure()
      setReview(undefined)
    },
    confirm: () => void confirm(),
    isPending,
    failure,
    isSaved,
    conflict,
    keepMine: () => {
      if (!conflict) return
      const mine = rebased({ base: formOf(client), theirs: formOf(conflict.theirs), mine: form.getValues() })
      show(conflict.theirs)
      for (const [field, value] of Object.entries(mine)) form.setValue(field as ClientField, value as ClientForm[ClientField], { shouldDirty: true })
      setConflict(undefined)
      clearFailure()
    },
    takeNewVersion: async () => {
      const now = await readClient(client.id)
      if (editsBetween(formOf(client), formOf(now), clientFieldWords).length === 0) queryClient.setQueryData(clientKey(client.id), now)
    },
    takeTheirs: () => {
      if (!conflict) return
      show(conflict.theirs)
      setConflict(undefined)
      clearFailure()
    },
  }
}

function changedFields(before: ClientForm, after: ClientForm): Partial<ClientForm> {
  const fields = new Set(editsBetween(before, after, clientFieldWords).map(({ field }) => field))
  return Object.fromEntries(Object.entries(after).filter(([field]) => fields.has(field))) as Partial<ClientForm>
}
