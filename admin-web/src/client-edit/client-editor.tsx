import { Alert, AlertTitle, Box, Stack } from '@mui/material'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { consoleTexts } from '@member-care/domain/texts/console-texts.ts'
import { useEffect, useMemo, useRef, useState } from 'react'
import { FormProvider, useForm, type FieldErrors } from 'react-hook-form'
import { ChangesReviewDialog } from '../console/changes-review-dialog.tsx'
import { EditConflict } from '../console/edit-conflict.tsx'
import { formatInstant } from '../console/singapore-time.ts'
import { useUnsavedChangesWarning } from '../console/use-unsaved-changes-warning.ts'
import type { ClientRow } from '../clients/client-record.ts'
import type { EditedClient } from './client-edit-calls.ts'
import { clientFormErrors, formOf, type ClientForm } from './client-form.ts'
import { ClonedNotice } from './cloned-notice.tsx'
import { EditRightsContext, type EditRights } from './edit-rights.ts'
import { SaveBar } from './save-bar.tsx'
import { SectionIndex } from './section-index.tsx'
import { BasicSection } from './sections/basic-section.tsx'
import { ElogSection } from './sections/elog-section.tsx'
import { FeaturesSection } from './sections/features-section.tsx'
import { MicroservicesSection } from './sections/microservices-section.tsx'
import { NotificationTextsSection } from './sections/notification-texts-section.tsx'
import { OnboardingSection } from './sections/onboarding-section.tsx'
import { OtpSection } from './sections/otp-section.tsx'
import { PaymentSection } from './sections/payment-section.tsx'
import { sectionsFor } from './sections/section-ids.ts'
import { SecondaryIdentifiersSection, TeleconsultSection } from './sections/sorter-sections.tsx'
import { useClientUpdate } from './use-client-update.ts'

export interface ClientEditorProps {
  readonly client: EditedClient
  readonly rights: EditRights
  /** Made of this client just now: told in the place of what was told before. */
  readonly clone: ClientRow | undefined
  /** Called when the client is about to be saved. */
  readonly onAsk: () => void
}

/** The form of a client. It is judged when it is sent, neither while somebody types nor when they go on (3§5). */
export function ClientEditor({ client, rights, clone, onAsk }: ClientEditorProps) {
  const form = useForm<ClientForm>({ defaultValues: formOf(client), mode: 'onSubmit', reValidateMode: 'onSubmit', resolver: judge })
  const update = useClientUpdate(client, form)
  const [isUnchanged, setUnchanged] = useState(false)
  const { isDirty } = form.formState
  const [areTextsUnsaved, setTextsUnsaved] = useState(false)
  useUnsavedChangesWarning(isDirty || areTextsUnsaved)
  const ask = (values: ClientForm) => {
    onAsk()
    setUnchanged(!update.ask(values))
  }
  const sections = useMemo(() => sectionsFor(rights), [rights])

  return (
    <EditRightsContext value={rights}>
      <FormProvider {...form}>
        <Stack spacing={2} sx={{ mb: 2 }}>
          {!rights.canEdit && <Alert severity="info">{texts.disabledForYou}</Alert>}
          {clone && <ClonedNotice clone={clone} />}
          {update.isSaved && !isDirty && !clone && <Banner severity="success" title={consoleTexts.dataUpdated} />}
          {isUnchanged && !isDirty && !clone && <Banner severity="info" title={texts.nothingChanged} />}
          {update.failure && !update.conflict && !update.review && <Banner severity="error" title={consoleTexts.issue} detail={update.failure.message} />}
          {update.conflict && (
            <EditConflict
              differences={update.conflict.differences}
              changedBy={update.conflict.theirs.updatedBy}
              changedAtText={formatInstant(update.conflict.theirs.updatedAt)}
              onKeepMine={update.keepMine}
              onTakeTheirs={update.takeTheirs}
            />
          )}
        </Stack>
        <Box sx={{ display: 'grid', gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '220px minmax(0, 1fr)' }, columnGap: 4 }}>
          <SectionIndex sections={sections} />
          <Box sx={{ minWidth: 0 }}>
            <Box
              component="form"
              noValidate
              aria-label={texts.update}
              onSubmit={(event) => void form.handleSubmit(ask)(event)}
              // Enter in one of a hundred inputs is not meant to send them all.
              onKeyDown={(event) => {
                if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
              }}
            >
              <Stack spacing={3}>
                <BasicSection client={client} />
                <ElogSection />
                <FeaturesSection />
                <PaymentSection />
                <OtpSection />
                {rights.canSeeTemplates && <MicroservicesSection />}
                <OnboardingSection client={client} />
                <TeleconsultSection />
                <SecondaryIdentifiersSection />
              </Stack>
              {rights.canEdit && <SaveBar isDirty={isDirty} isPending={update.isPending} onDiscard={() => form.reset(formOf(client))} />}
            </Box>
            <Box sx={{ mt: 3 }}>
              <NotificationTextsSection clientId={client.id} onUnsaved={setTextsUnsaved} onSaved={update.takeNewVersion} />
            </Box>
          </Box>
        </Box>
        {update.review && (
          <ChangesReviewDialog
            title={texts.reviewTitle}
            changes={update.review}
            confirmLabel={texts.update}
            onConfirm={update.confirm}
            onClose={update.cancel}
            isPending={update.isPending}
            failure={update.failure?.message}
          />
        )}
      </FormProvider>
    </EditRightsContext>
  )
}

function judge(values: ClientForm) {
  const errors = Object.fromEntries(Object.entries(clientFormErrors(values)).map(([field, message]) => [field, { type: 'rule', message }]))
  return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors: errors as FieldErrors<ClientForm> }
}

interface BannerProps {
  readonly severity: 'success' | 'info' | 'error'
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
    <Alert ref={alert} severity={severity} tabIndex={-1}>
      {detail ? <AlertTitle>{title}</AlertTitle> : title}
      {detail}
    </Alert>
  )
}
