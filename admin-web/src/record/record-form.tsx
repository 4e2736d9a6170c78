import { Box } from '@mui/material'
import { hashKey } from '@tanstack/react-query'
import { useEffect, useState, type ReactNode } from 'react'
import { Form, RecordContextProvider, useDataProvider, useRecordContext, useResourceContext } from 'react-admin'
import type { RaRecord } from 'react-admin'
import { useFormContext, type FieldValues, type Path } from 'react-hook-form'
import { useCommandSending } from '../console/use-command-sending.ts'
import { fieldErrorsOf } from './field-errors.ts'
import type { FormComparison } from './form-comparison.ts'
import { RecordEditContext, type AskedUpdate, type RecordConflict, type RecordReview } from './record-edit.ts'
import { ruleResolver, type FieldTexts } from './rule-resolver.ts'
import type { RecordRequest } from './record-request.ts'
import { UnsavedWork } from './unsaved-work.tsx'
import { useRecordCache } from './whole-record.ts'

const CONFLICT = 409

/** A record that counts its changes, as all do that two people may edit at once. */
export interface VersionedRecord extends RaRecord {
  readonly version: number
}

export interface RecordFormProps<Record extends VersionedRecord, Values extends FieldValues> {
  /** What a screen reader calls the form. */
  readonly label: string
  readonly valuesOf: (record: Record) => Values
  /** What is wrong, by field, by the rules that the server judges by too. */
  readonly errorsOf: (values: Values) => FieldTexts<Values>
  readonly comparison: FormComparison<Values>
  /** What the data provider is told to update. */
  readonly update: (asked: AskedUpdate<Record, Values>) => RecordRequest
  /** Shows what was changed before it is saved; else it is saved at once. */
  readonly isReviewed?: boolean
  readonly onSaved?: (record: Record) => void
  /** Called when what was typed is about to be reviewed. */
  readonly onAsk?: () => void
  /** Something is lost beside the form's own fields. */
  readonly hasOtherUnsavedWork?: boolean
  readonly children: ReactNode
}

/**
 * The form over the record of its context: judged when it is sent (3§5), reviewed before it is saved, and compared with what somebody
 * else saved first. The inputs are react-admin's; the toolbar is `save-toolbar.tsx`.
 */
export function RecordForm<Record extends VersionedRecord, Values extends FieldValues>(
  props: RecordFormProps<Record, Values>,
) {
  const { label, valuesOf, errorsOf } = props
  const record = useRecordContext<Record>()
  if (!record) throw new Error('RecordForm needs a record in its context')
  // The form is filled once; later versions are taken in below, never over what somebody typed.
  const [initial] = useState(() => valuesOf(record))
  const [asked, setAsked] = useState<{ readonly values: Values }>()
  return (
    <Box role="form" aria-label={label}>
      <Form
        record={initial}
        mode="onSubmit"
        reValidateMode="onSubmit"
        noValidate
        resolver={ruleResolver(errorsOf)}
        onSubmit={(values: FieldValues) => setAsked({ values: values as Values })}
        disableInvalidFormNotification
      >
        <RecordContextProvider value={record}>
          <RecordEditing {...props} record={record} asked={asked?.values} onAnswered={() => setAsked(undefined)} />
        </RecordContextProvider>
      </Form>
    </Box>
  )
}

interface RecordEditingProps<Record extends VersionedRecord, Values extends FieldValues> extends RecordFormProps<
  Record,
  Values
> {
  readonly record: Record
  /** What was sent by the form and waits for its review. */
  readonly asked: Values | undefined
  readonly onAnswered: () => void
}

function RecordEditing<Record extends VersionedRecord, Values extends FieldValues>({
  record,
  asked,
  onAnswered,
  valuesOf,
  comparison,
  update,
  isReviewed = true,
  onSaved,
  onAsk,
  hasOtherUnsavedWork = false,
  children,
}: RecordEditingProps<Record, Values>) {
  const resource = useResourceContext() ?? ''
  const dataProvider = useDataProvider()
  const cache = useRecordCache<Record>(resource)
  const form = useFormContext<Values>()
  const { isDirty } = form.formState
  const [opened, setOpened] = useState(record)
  const [theirs, setTheirs] = useState<Record>()
  const sending = useCommandSending<Record>()

  function open(newer: Record): void {
    setOpened(newer)
    setTheirs(undefined)
    onAnswered()
    sending.clearFailure()
    form.reset(valuesOf(newer))
  }

  // What else is done on the page, such as a lock, makes a new version. What others changed of typed fields is told when they are saved.
  const isSameForm = comparison.edits(valuesOf(opened), valuesOf(record)).length === 0
  if (record.version > opened.version && (isSameForm || !isDirty)) setOpened(record)
  useEffect(() => {
    if (!form.formState.isDirty) form.reset(valuesOf(opened))
    // Only for a new version.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [opened])

  const edits = asked && comparison.edits(valuesOf(opened), asked)
  useEffect(() => {
    if (!asked) return
    onAsk?.()
    sending.clearFailure()
    if (!isReviewed && edits && edits.length > 0) void save(asked, '')
    // Only for what is asked newly.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [asked])

  async function save(values: Values, reason: string): Promise<void> {
    const { path, data } = update({ opened, values, reason })
    const answer = await sending.send({ path, data, version: opened.version }, async (options) => {
      const params = { id: opened.id, data, previousData: opened, meta: { path, ...options } }
      return (await dataProvider.update<Record>(resource, params)).data
    })
    if (!answer) return
    if ('done' in answer) {
      openBelow(answer.done, values)
      await cache.show(answer.done)
      onSaved?.(answer.done)
      return
    }
    if (answer.failed.status === CONFLICT && (await isCompared())) return
    const sent = { opened: valuesOf(opened), values }
    const refused = fieldErrorsOf(answer.failed, (name) => comparison.fieldOf(name, sent))
    if (refused.length === 0) return
    onAnswered()
    refused.forEach(([field, message], index) =>
      form.setError(field as Path<Values>, { type: 'server', message }, { shouldFocus: index === 0 }),
    )
  }

  /** Another version is shown beside the form; a 409 for another reason stays in the dialog with its text. */
  async function isCompared(): Promise<boolean> {
    const newer = await cache.read(String(opened.id))
    // The form may be about more than the record, such as its family, whose versions are in the values.
    if (newer.version === opened.version && hashKey([valuesOf(newer)]) === hashKey([valuesOf(opened)])) return false
    onAnswered()
    sending.clearFailure()
    setTheirs(newer)
    return true
  }

  /** Opens what stands now, with what was typed here since `base` on top: that alone is not saved yet. */
  function openBelow(newer: Record, base: Values): void {
    const saved = valuesOf(newer)
    const mine = comparison.rebased({ base, theirs: saved, mine: form.getValues() })
    open(newer)
    form.reset(mine)
    form.resetDefaultValues(saved)
  }

  function keepMine(newer: Record): void {
    openBelow(newer, valuesOf(opened))
    void cache.show(newer)
  }

  const conflict: RecordConflict | undefined = theirs && {
    theirs,
    differences: comparison.differences({
      base: valuesOf(opened),
      theirs: valuesOf(theirs),
      mine: form.getValues(),
    }),
    keepMine: () => keepMine(theirs),
    takeTheirs: () => {
      open(theirs)
      void cache.show(theirs)
    },
  }
  const review: RecordReview | undefined =
    isReviewed && asked && edits && edits.length > 0
      ? {
          edits,
          confirm: (reason) => void save(asked, reason),
          cancel: () => {
            sending.clearFailure()
            onAnswered()
          },
        }
      : undefined
  return (
    <RecordEditContext
      value={{
        isDirty,
        isUnchanged: edits?.length === 0,
        isPending: sending.isPending,
        failure: sending.failure,
        conflict,
        review,
        discard: () => open(opened),
      }}
    >
      <UnsavedWork isUnsaved={isDirty || hasOtherUnsavedWork} />
      {children}
    </RecordEditContext>
  )
}
