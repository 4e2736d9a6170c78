import { Alert, Box, Button, Typography } from '@mui/material'
import { clientEditTexts as texts } from '@member-care/domain/texts/client-edit-texts.ts'
import { otherFieldTexts } from '@member-care/domain/texts/client-field-texts.ts'
import { useFormState, useWatch } from 'react-hook-form'
import { useCommandSending } from '../../console/use-command-sending.ts'
import { sendTrial, type EditedClient } from '../client-edit-calls.ts'
import type { ClientForm } from '../client-form.ts'
import { useEditRights } from '../edit-rights.ts'
import { FieldGrid } from '../fields/field-grid.tsx'
import { TextInput } from '../fields/text-input.tsx'
import { Section } from './section.tsx'
import { useState } from 'react'

/** The welcome e-mail (3§2.6, 3§4, S39). */
export function OnboardingSection({ client }: { client: EditedClient }) {
  return (
    <Section id="onboarding">
      <Alert severity="warning" sx={{ mb: 3 }}>
        {texts.onboardingWarning}
      </Alert>
      <FieldGrid>
        <TextInput name="templateAlias" text={otherFieldTexts.templateAlias} />
        <Box>
          <TextInput name="testEmail" text={otherFieldTexts.testEmail} kind="email" />
          <Trial client={client} />
        </Box>
      </FieldGrid>
    </Section>
  )
}

/** Sends the saved welcome e-mail to the saved test e-mail. */
function Trial({ client }: { client: EditedClient }) {
  const { canEdit } = useEditRights()
  const { dirtyFields } = useFormState<ClientForm>({ name: ['templateAlias', 'testEmail'] })
  const [testEmail, alias] = useWatch<ClientForm, ['testEmail', 'templateAlias']>({
    name: ['testEmail', 'templateAlias'],
  })
  const [isSent, setSent] = useState(false)
  const { send, isPending, failure } = useCommandSending<{ id: string }>({ onDone: () => setSent(true) })
  const isUnsaved = Boolean(dirtyFields.testEmail ?? dirtyFields.templateAlias)
  if (!canEdit || testEmail === '') return null
  return (
    <Box sx={{ mt: 1.5, display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
      <Button
        variant="outlined"
        size="small"
        loading={isPending}
        disabled={isUnsaved}
        onClick={() => {
          setSent(false)
          // Each press is a trial of its own.
          void send({ testEmail, alias, at: performance.now() }, (options) => sendTrial(client.id, options))
        }}
      >
        {texts.sendTrial}
      </Button>
      <Typography variant="body2" role="status" sx={{ color: failure ? 'error.main' : 'text.secondary' }}>
        {isUnsaved ? texts.unsavedTrial : failure ? failure.message : isSent ? texts.trialSent : ''}
      </Typography>
    </Box>
  )
}
