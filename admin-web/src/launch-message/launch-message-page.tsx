import { isLaunchMessageDue, launchMessageErrors } from '@member-care/domain/client/launch-message.ts'
import { editTexts } from '@member-care/domain/texts/edit-texts.ts'
import { launchMessageSavedText, launchMessageTexts as texts } from '@member-care/domain/texts/launch-message-texts.ts'
import { Alert, Box, Button } from '@mui/material'
import { BooleanInput, TextInput, useNotify, useRecordContext } from 'react-admin'
import { useWatch } from 'react-hook-form'
import type { AnswerTo } from '../console/api-client.ts'
import { FailureAlert } from '../console/failure-alert.tsx'
import { Panel } from '../console/field-list.tsx'
import { PageHeading } from '../console/page-heading.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { DateInput } from '../record/date-input.tsx'
import { EditRecord } from '../record/edit-record.tsx'
import { fieldByField } from '../record/form-comparison.ts'
import { InputGrid } from '../record/input-grid.tsx'
import { useRecordEdit } from '../record/record-edit.ts'
import { RecordForm } from '../record/record-form.tsx'
import { putTo } from '../record/record-request.ts'
import { ConflictNotice } from '../record/save-toolbar.tsx'
import { formOf, launchMessageWords, messageOf, type LaunchMessageForm } from './launch-message-form.ts'
import { LaunchMessagePreview } from './launch-message-preview.tsx'

/** There is one, whose id is the name of its kind. */
const launchMessage = 'launch-message'

type KeptLaunchMessage = AnswerTo<'/api/console/launch-message'>

/** A day that is chosen is whole: from its first second, and until its last. */
const limits = { startDate: '00:00:00', endDate: '23:59:59' } as const

/** What members are told when they open the portal, as administrators write it. */
export default function LaunchMessagePage() {
  return (
    <EditRecord resource={launchMessage} id={launchMessage} title={texts.title} notFound={texts.loadFailed}>
      <PageHeading title={texts.title}>{texts.lead}</PageHeading>
      <LaunchMessageEditor />
    </EditRecord>
  )
}

function LaunchMessageEditor() {
  const notify = useNotify()
  return (
    <RecordForm<KeptLaunchMessage, LaunchMessageForm>
      label={texts.form}
      valuesOf={formOf}
      errorsOf={(values) => launchMessageErrors(messageOf(values))}
      comparison={fieldByField<LaunchMessageForm>(launchMessageWords)}
      update={({ opened, values }) =>
        putTo('/api/console/launch-message', { expectedVersion: opened.version, ...messageOf(values) })
      }
      isReviewed={false}
      onSaved={() => notify(texts.saved, { type: 'success' })}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(300px, 2fr)' },
          alignItems: 'start',
        }}
      >
        <Panel title={texts.form}>
          <ConflictNotice />
          <MessageInputs />
        </Panel>
        <Panel title={texts.preview}>
          <Preview />
        </Panel>
      </Box>
    </RecordForm>
  )
}

function MessageInputs() {
  const kept = useRecordContext<KeptLaunchMessage>()
  const { isPending, isUnchanged, isDirty, failure, conflict } = useRecordEdit()
  if (!kept) return null
  const readOnly = kept.isKeptElsewhere
  return (
    <Box sx={{ display: 'grid', gap: 2.5, mt: 1 }}>
      {readOnly && <Alert severity="info">{texts.keptElsewhere}</Alert>}
      <TextInput source="title" label={texts.fields.title} readOnly={readOnly} />
      <TextInput source="message" label={texts.fields.message} multiline minRows={5} readOnly={readOnly} />
      <InputGrid>
        <DateInput
          kind="moment"
          source="startDate"
          label={texts.fields.startDate}
          helperText={texts.startHint}
          firstTime={limits.startDate}
          readOnly={readOnly}
        />
        <DateInput
          kind="moment"
          source="endDate"
          label={texts.fields.endDate}
          helperText={texts.endHint}
          firstTime={limits.endDate}
          readOnly={readOnly}
        />
      </InputGrid>
      <BooleanInput source="publish" label={texts.fields.publish} helperText={texts.publishHint} readOnly={readOnly} />
      <div role="status">
        {isUnchanged && !isDirty && <Alert severity="info">{editTexts.nothingChanged}</Alert>}
        <FailureAlert message={conflict ? undefined : failure?.message} sx={{ mt: 0 }} />
      </div>
      {!readOnly && (
        <Button
          type="submit"
          variant="contained"
          loading={isPending}
          disabled={conflict !== undefined}
          sx={{ justifySelf: 'start' }}
        >
          {texts.save}
        </Button>
      )}
    </Box>
  )
}

function Preview() {
  const kept = useRecordContext<KeptLaunchMessage>()
  const [title, message] = useWatch<LaunchMessageForm, ['title', 'message']>({ name: ['title', 'message'] })
  if (!kept) return null
  const isDue = isLaunchMessageDue(kept, new Date())
  return (
    <>
      {!kept.isKeptElsewhere && (
        <Alert severity={isDue ? 'success' : 'info'} sx={{ mb: 2 }}>
          {isDue ? texts.shownNow : texts.notShownNow}{' '}
          {kept.changedAt !== null && launchMessageSavedText(kept.changedBy, formatInstant(kept.changedAt))}
        </Alert>
      )}
      <LaunchMessagePreview title={title} message={message} />
    </>
  )
}
