import { Alert, AlertTitle, Box, Stack } from '@mui/material'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useNotify } from 'react-admin'
import type { ClientRow } from '../clients/client-record.ts'
import type { AskedUpdate } from '../record/record-edit.ts'
import { useRecordEdit } from '../record/record-edit.ts'
import { fieldByField } from '../record/form-comparison.ts'
import { RecordForm } from '../record/record-form.tsx'
import { putTo } from '../record/record-request.ts'
import { ConflictNotice, ReviewBeforeSaving } from '../record/save-toolbar.tsx'
import { useRecordCache } from '../record/whole-record.ts'
import type { ClientUpdate, EditedClient } from './client-edit-calls.ts'
import { clientFieldWords } from './client-field-words.ts'
import {
  changedFields,
  clientFormErrors,
  fieldOfPath,
  formOf,
  inputOf,
  takenOverOf,
  type ClientForm,
} from './client-form.ts'
import { ClonedNotice } from './cloned-notice.tsx'
import { CompanyMasterNotice } from './company-master-notice.tsx'
import { EditRightsContext, type EditRights } from './edit-rights.ts'
import { SaveBar } from './save-bar.tsx'
import { SectionIndex } from './section-index.tsx'
import { BasicSection } from './sections/basic-section.tsx'
import { QuestionnaireSection } from './questionnaire/questionnaire-section.tsx'
import { ElogSection } from './sections/elog-section.tsx'
import { FeaturesSection } from './sections/features-section.tsx'
import { MicroservicesSection } from './sections/microservices-section.tsx'
import { NotificationTextsSection } from './sections/notification-texts-section.tsx'
import { OnboardingSection } from './sections/onboarding-section.tsx'
import { OtpSection } from './sections/otp-section.tsx'
import { PaymentSection } from './sections/payment-section.tsx'
import { PlanDocumentSection } from './sections/plan-document-section.tsx'
import { ProvisioningSection } from './sections/provisioning-section.tsx'
import { sectionsFor } from './sections/section-ids.ts'
import { SecondaryIdentifiersSection, TeleconsultSection } from './sections/sorter-sections.tsx'

export interface ClientEditorProps {
  readonly client: EditedClient
  readonly rights: EditRights
  /** Made of this client just now: told in the place of what was told before. */
  readonly clone: ClientRow | undefined
  /** Called when the client is about to be saved. */
  readonly onAsk: () => void
}

/** The form of a client, its sections beside it, and the texts that are saved apart. */
export function ClientEditor({ client, rights, clone, onAsk }: ClientEditorProps) {
  const notify = useNotify()
  const companies = useRecordCache('company-master')
  const { reload } = useRecordCache<EditedClient>('clients')
  const [areTextsUnsaved, setTextsUnsaved] = useState(false)
  const sections = useMemo(() => sectionsFor(rights), [rights])
  return (
    <EditRightsContext value={rights}>
      <Stack spacing={2} sx={{ mb: 2 }}>
        {!rights.canEdit && <Alert severity="info">{texts.disabledForYou}</Alert>}
        {clone && <ClonedNotice clone={clone} />}
      </Stack>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' },
          columnGap: 4,
        }}
      >
        <SectionIndex sections={sections} />
        <Box sx={{ minWidth: 0 }}>
          <RecordForm<EditedClient, ClientForm>
            label={texts.update}
            valuesOf={formOf}
            errorsOf={clientFormErrors}
            comparison={clientComparison}
            update={changeOf}
            onAsk={onAsk}
            onSaved={() => {
              notify(consoleTexts.dataUpdated, { type: 'success' })
              void companies.refreshLists()
            }}
            hasOtherUnsavedWork={areTextsUnsaved}
          >
            <ConflictNotice />
            <Outcome />
            {rights.canEdit && <CompanyMasterNotice client={client} />}
            <ClientSections client={client} rights={rights} />
            {rights.canEdit && <SaveBar />}
            <ReviewBeforeSaving title={texts.reviewTitle} confirmLabel={texts.update} />
          </RecordForm>
          <Stack spacing={3} sx={{ mt: 3 }}>
            <NotificationTextsSection
              clientId={client.id}
              onUnsaved={setTextsUnsaved}
              onSaved={() => reload(client.id)}
            />
            <PlanDocumentSection client={client} onSaved={() => reload(client.id)} />
            <ProvisioningSection clientId={client.id} onSaved={() => reload(client.id)} />
          </Stack>
        </Box>
      </Box>
    </EditRightsContext>
  )
}

const clientComparison = fieldByField<ClientForm>(clientFieldWords, (path) => fieldOfPath(path.split('.')))

/** What was changed, and only that. */
function changeOf({ opened, values }: AskedUpdate<EditedClient, ClientForm>) {
  const changed = changedFields(formOf(opened), values)
  const company = takenOverOf(changed)
  const asked = { expectedVersion: opened.version, ...inputOf(changed), ...(company && { company }) }
  return putTo('/api/console/clients/{id}', asked as ClientUpdate)
}

function ClientSections({ client, rights }: Pick<ClientEditorProps, 'client' | 'rights'>) {
  return (
    <Stack
      spacing={3}
      // Enter in one of a hundred inputs is not meant to send them all.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
      }}
    >
      <BasicSection client={client} />
      <ElogSection />
      <QuestionnaireSection />
      <FeaturesSection />
      <PaymentSection />
      <OtpSection />
      {rights.canSeeTemplates && <MicroservicesSection />}
      <OnboardingSection client={client} />
      <TeleconsultSection />
      <SecondaryIdentifiersSection />
    </Stack>
  )
}

function Outcome() {
  const { failure, review, conflict, isUnchanged, isDirty } = useRecordEdit()
  if (failure && !review && !conflict)
    return <Banner severity="error" title={consoleTexts.issue} detail={failure.message} />
  return isUnchanged && !isDirty ? <Banner severity="info" title={texts.nothingChanged} /> : null
}

interface BannerProps {
  readonly severity: 'info' | 'error'
  readonly title: string
  readonly detail?: string
}

/** What came of it, in view and said aloud. */
function Banner({ severity, title, detail }: BannerProps) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    alert.current?.scrollIntoView({ block: 'center' })
    alert.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Alert ref={alert} severity={severity} tabIndex={-1} sx={{ mb: 2 }}>
      {detail ? <AlertTitle>{title}</AlertTitle> : title}
      {detail}
    </Alert>
  )
}
