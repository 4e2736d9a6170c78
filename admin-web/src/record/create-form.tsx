import { Box } from '@mui/material'
import { createContext, useContext, useEffect, useState, type ReactNode } from 'react'
import { CreateBase, Form, useDataProvider, type HttpError, type RaRecord } from 'react-admin'
import { useFormContext, type FieldValues } from 'react-hook-form'
import { useCommandSending } from '../console/use-command-sending.ts'
import { fieldErrorsOf } from './field-errors.ts'
import { ruleResolver, type FieldTexts } from './rule-resolver.ts'
import type { RecordRequest } from './record-request.ts'
import { UnsavedWork } from './unsaved-work.tsx'
import { useRecordCache } from './whole-record.ts'

interface Creating {
  readonly isPending: boolean
  readonly failure: HttpError | undefined
}

const CreatingContext = createContext<Creating>({ isPending: false, failure: undefined })

/** Whether a new record is on its way, and why it was not made. */
export function useCreating(): Creating {
  return useContext(CreatingContext)
}

export interface CreateFormProps<Created extends RaRecord, Values extends FieldValues> {
  readonly resource: string
  readonly label: string
  /** The form before anybody fills it in; its fields in the order in which they stand. */
  readonly empty: Values
  readonly errorsOf: (values: Values) => FieldTexts<Values>
  readonly create: (values: Values) => RecordRequest
  readonly onAsk?: () => void
  readonly onCreated: (created: Created) => void
  readonly children: ReactNode
}

/** A form that makes a record. It is judged when it is sent (3§5), and empty again once the record is there. */
export function CreateForm<Created extends RaRecord, Values extends FieldValues>({
  resource,
  label,
  empty,
  errorsOf,
  create,
  onAsk,
  onCreated,
  children,
}: CreateFormProps<Created, Values>) {
  const dataProvider = useDataProvider()
  const { refreshLists } = useRecordCache(resource)
  const { send, isPending, failure } = useCommandSending<Created>()
  const [made, setMade] = useState(0)

  async function submit(values: Values): Promise<void> {
    onAsk?.()
    const { path, data } = create(values)
    const answer = await send({ path, data }, async (options) => {
      return (await dataProvider.create(resource, { data, meta: { path, ...options } })).data as Created
    })
    if (!answer || !('done' in answer)) return
    setMade(made + 1)
    await refreshLists()
    onCreated(answer.done)
  }

  return (
    <CreateBase resource={resource} redirect={false}>
      <CreatingContext value={{ isPending, failure }}>
        <Box role="form" aria-label={label}>
          <Form
            key={made}
            record={empty}
            mode="onSubmit"
            reValidateMode="onSubmit"
            noValidate
            resolver={ruleResolver(errorsOf)}
            onSubmit={(values: FieldValues) => submit(values as Values)}
            disableInvalidFormNotification
          >
            <Refusals fields={empty} failure={failure} />
            {children}
          </Form>
        </Box>
      </CreatingContext>
    </CreateBase>
  )
}

/** What the server refused stands at its field, and the first of them has the focus. */
function Refusals({ fields, failure }: { readonly fields: FieldValues; readonly failure: HttpError | undefined }) {
  const { setError, formState } = useFormContext()
  useEffect(() => {
    if (!failure) return
    fieldErrorsOf(failure, fields).forEach(([field, message], index) =>
      setError(field, { type: 'server', message }, { shouldFocus: index === 0 }),
    )
    // Once for each refusal.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failure])
  return <UnsavedWork isUnsaved={formState.isDirty} />
}
