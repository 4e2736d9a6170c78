import { CreateBase, useDataProvider, type RaRecord } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import { useCommandSending } from '../console/use-command-sending.ts'
import { CommandForm, type CommandFormProps } from './command-form.tsx'
import type { RecordRequest } from './record-request.ts'
import { useRecordCache } from './whole-record.ts'

export interface CreateFormProps<Created extends RaRecord, Values extends FieldValues> extends Omit<
  CommandFormProps<Values, Created>,
  'send' | 'onDone' | 'isPending' | 'failure'
> {
  readonly resource: string
  readonly create: (values: Values) => RecordRequest
  readonly onAsk?: () => void
  readonly onCreated: (created: Created) => void
}

/** A form that makes a record, and is empty again once the record is there. */
export function CreateForm<Created extends RaRecord, Values extends FieldValues>({
  resource,
  create,
  onAsk,
  onCreated,
  ...form
}: CreateFormProps<Created, Values>) {
  const dataProvider = useDataProvider()
  const { refreshLists } = useRecordCache(resource)
  const { send, isPending, failure } = useCommandSending<Created>()

  function submit(values: Values) {
    onAsk?.()
    const { path, data } = create(values)
    return send({ path, data }, async (options) => {
      return (await dataProvider.create(resource, { data, meta: { path, ...options } })).data as Created
    })
  }

  async function finish(created: Created): Promise<void> {
    await refreshLists()
    onCreated(created)
  }

  return (
    <CreateBase resource={resource} redirect={false}>
      <CommandForm<Values, Created> {...form} send={submit} onDone={finish} isPending={isPending} failure={failure} />
    </CreateBase>
  )
}
