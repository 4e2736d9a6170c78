import { Box, FormControlLabel, MenuItem, Radio, RadioGroup, TextField, Typography } from '@mui/material'
import type { Question, Questionnaire, QuestionInput } from '@member-care/domain/guarantee/questionnaire.ts'
import { clientEditTexts } from '@member-care/domain/texts/client-edit-texts.ts'
import { questionnaireEditTexts as texts } from '@member-care/domain/texts/own-questionnaire-texts.ts'
import { useId } from 'react'

/** How members are asked: the same types of inputs in the same order as in the portal's form. */
export function QuestionnairePreview({ questionnaire }: { readonly questionnaire: Questionnaire }) {
  const { questions, attachments } = questionnaire
  const titleId = useId()
  return (
    <Box
      role="group"
      aria-labelledby={titleId}
      sx={{ bgcolor: 'action.hover', borderRadius: 2, p: 2, display: 'grid', gap: 2.5 }}
    >
      <Box>
        <Typography id={titleId} variant="h3" sx={{ fontSize: '1rem' }}>
          {texts.preview}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.previewHint}
        </Typography>
      </Box>
      {questions.length === 0 && <Typography>{texts.noQuestions}</Typography>}
      {questions.map((question) => (
        <QuestionPreview key={question.id} question={question} />
      ))}
      <Typography>{texts.documents[`${attachments.optional}`]}</Typography>
    </Box>
  )
}

function QuestionPreview({ question }: { readonly question: Question }) {
  const { type, title, choices = [], inputs = [] } = question
  if (type === 'label') return <Typography>{title}</Typography>
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Typography sx={{ fontWeight: 650 }}>{title}</Typography>
      {choices.map((part, index) => (
        <PartPreview key={index} title={part.title} />
      ))}
      {type === 'multiple_with_input_sub' && inputs.length > 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {texts.inputsAfterYes}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        {inputs.map((input, index) => (
          <InputPreview key={index} input={input} />
        ))}
      </Box>
    </Box>
  )
}

function PartPreview({ title }: { readonly title: string }) {
  const id = useId()
  return (
    <Box>
      <Typography id={id} variant="body2">
        {title}
      </Typography>
      <RadioGroup row aria-labelledby={id} value={null}>
        <FormControlLabel value="Y" disabled label={clientEditTexts.yes} control={<Radio size="small" />} />
        <FormControlLabel value="N" disabled label={clientEditTexts.no} control={<Radio size="small" />} />
      </RadioGroup>
    </Box>
  )
}

/** What a list offers is read here, since it cannot be opened. */
function InputPreview({ input: { type, title, optional, choices = [] } }: { readonly input: QuestionInput }) {
  return (
    <TextField
      disabled
      select={type === 'dropdown'}
      label={title}
      value=""
      helperText={[
        ...choices.map((choice) => choice.label ?? choice.title),
        ...(optional ? [texts.optional] : []),
      ].join(' · ')}
    >
      {type === 'dropdown' ? <MenuItem value="" /> : undefined}
    </TextField>
  )
}
