import { Alert, Box, Button, Typography } from '@mui/material'
import type { Questionnaire } from '@member-care/domain/guarantee/questionnaire.ts'
import { usualQuestionnaire } from '@member-care/domain/guarantee/usual-questionnaire.ts'
import { clientEditTexts } from '@member-care/domain/texts/client-edit-texts.ts'
import { questionnaireEditTexts as texts } from '@member-care/domain/texts/own-questionnaire-texts.ts'
import { useEffect, useRef } from 'react'
import { useClientField } from '../fields/use-client-field.ts'
import { Section } from '../sections/section.tsx'
import { QuestionnaireEditor } from './questionnaire-editor.tsx'
import { QuestionnairePreview } from './questionnaire-preview.tsx'

/** The questions of a request for a letter of guarantee: the usual ones, or the client's own, and how members are asked them (S83). */
export function QuestionnaireSection() {
  const {
    field: { value: own, onChange },
    error,
    isDisabled,
  } = useClientField('questionnaire')
  const change = (questionnaire: Questionnaire | null) => onChange(questionnaire)
  return (
    <Section id="elogQuestions" introduction={clientEditTexts.elogQuestionsIntroduction}>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
        {error !== undefined && <WhatIsWrong key={error} text={error} />}
        {own === null ? (
          <Box>
            <Typography sx={{ mb: isDisabled ? 0 : 1 }}>{texts.usual}</Typography>
            {!isDisabled && (
              <Button variant="outlined" onClick={() => change(usualQuestionnaire)}>
                {texts.writeOwn}
              </Button>
            )}
          </Box>
        ) : (
          !isDisabled && (
            <>
              <QuestionnaireEditor questionnaire={own} onChange={change} />
              <Button sx={{ justifySelf: 'start' }} onClick={() => change(null)}>
                {texts.askUsual}
              </Button>
            </>
          )
        )}
        <QuestionnairePreview questionnaire={own ?? usualQuestionnaire} />
      </Box>
    </Section>
  )
}

/** Takes the focus, as the first wrong field of the form would: it stands far from the button that sends the form. */
function WhatIsWrong({ text }: { readonly text: string }) {
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => alert.current?.focus(), [])
  return (
    <Alert ref={alert} severity="error" role="alert" tabIndex={-1}>
      {text}
    </Alert>
  )
}
