import { Box } from '@mui/material'
import { createContext, useContext, useEffect, useImperativeHandle, useRef, type ReactNode, type Ref } from 'react'
import { Form, type HttpError } from 'react-admin'
import { useFormContext, useFormState, type FieldValues } from 'react-hook-form'
import { fieldErrorsOf } from './field-errors.ts'
import { ruleResolver, type FieldTexts } from './rule-resolver.ts'
import { UnsavedWork } from './unsaved-work.tsx'

interface FormSending {
  readonly isPending: boolean
  readonly failure: HttpError | undefined
}

const FormSendingContext = createContext<FormSending>({ isPending: false, failure: undefined })

/** Whether what the form says is on its way, and why it was refused. */
export function useFormSending(): FormSending {
  return useContext(FormSendingContext)
}

/** What is read anew does not take away what is typed and not sent. */
const KEEPS_TYPED = { keepDirtyValues: true, keepDirty: true } as const

/** What became of a command; undefined where another one was on its way. */
type Answer<Result> = { readonly done: Result } | { readonly failed: HttpError } | undefined

export interface CommandFormProps<Values extends FieldValues, Result> extends FormSending {
  /** What a screen reader calls the form, where it is a part of the page by itself. */
  readonly label?: string
  /** The form before anybody fills it in; its fields in the order in which they stand. */
  readonly empty: Values
  readonly errorsOf: (values: Values) => FieldTexts<Values>
  /** When it is judged again once it was sent, as react-hook-form calls it. */
  readonly reValidateMode?: 'onSubmit' | 'onChange'
  /** The field that the server means by a name; that name itself unless told. */
  readonly fieldOf?: (name: string) => string
  readonly send: (values: Values) => Promise<Answer<Result>>
  /** Called when the form is empty again, so that the page may be left. */
  readonly onDone?: (result: Result) => void | Promise<void>
  /** False where another form of the page is the one that asks before it is left. */
  readonly warnWhenUnsavedChanges?: boolean
  readonly children: ReactNode
}

/**
 * A form that sends a command. It is judged when it is sent (3§5), and keeps what was typed when it fails. Once done it is empty again, but for
 * what was typed while the command was on its way.
 */
export function CommandForm<Values extends FieldValues, Result>({
  label,
  empty,
  errorsOf,
  reValidateMode = 'onSubmit',
  fieldOf,
  send,
  onDone,
  isPending,
  failure,
  warnWhenUnsavedChanges = true,
  children,
}: CommandFormProps<Values, Result>) {
  const begin = useRef<BeginsAgain<Values>>(null)

  async function submit(values: Values): Promise<void> {
    const answer = await send(values)
    if (!answer || !('done' in answer)) return
    begin.current?.again(values)
    await onDone?.(answer.done)
  }

  return (
    <FormSendingContext value={{ isPending, failure }}>
      <Box {...(label !== undefined && { role: 'form', 'aria-label': label })}>
        <Form
          record={empty}
          mode="onSubmit"
          reValidateMode={reValidateMode}
          noValidate
          resolver={ruleResolver(errorsOf)}
          onSubmit={(values: FieldValues) => submit(values as Values)}
          disableInvalidFormNotification
          resetOptions={KEEPS_TYPED}
        >
          <Beginning ref={begin} empty={empty} />
          <Refusals fields={empty} failure={failure} {...(fieldOf && { fieldOf })} />
          {warnWhenUnsavedChanges && <UnsavedInput />}
          {children}
        </Form>
      </Box>
    </FormSendingContext>
  )
}

interface BeginsAgain<Values> {
  /** @param sent what was done, and so need not be typed any more */
  readonly again: (sent: Values) => void
}

interface BeginningProps<Values> {
  readonly ref: Ref<BeginsAgain<Values>>
  readonly empty: Values
}

function Beginning<Values extends FieldValues>({ ref, empty }: BeginningProps<Values>) {
  const { reset, resetDefaultValues } = useFormContext<Values>()
  useImperativeHandle(ref, () => ({
    again: (sent) => {
      // What differs from what was sent was typed since.
      resetDefaultValues(sent)
      reset(empty, KEEPS_TYPED)
      resetDefaultValues(empty)
    },
  }))
  return null
}

interface RefusalsProps {
  readonly fields: FieldValues
  readonly failure: HttpError | undefined
  readonly fieldOf?: (name: string) => string
}

/** What the server refused stands at its field, and the first of them has the focus. */
function Refusals({ fields, failure, fieldOf = (name) => name }: RefusalsProps) {
  const { setError } = useFormContext()
  useEffect(() => {
    if (!failure) return
    const ownField = (name: string) => (Object.hasOwn(fields, fieldOf(name)) ? fieldOf(name) : undefined)
    fieldErrorsOf(failure, ownField).forEach(([field, message], index) =>
      setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
    )
    // Once for each refusal.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failure])
  return null
}

function UnsavedInput() {
  return <UnsavedWork isUnsaved={useFormState().isDirty} />
}
