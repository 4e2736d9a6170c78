import { parseExactCents } from '@member-care/domain/money/money.ts'
import { deskReckoningTexts } from '@member-care/domain/texts/desk-reckoning-texts.ts'
import { Alert, AlertTitle, Box, MenuItem, TextField, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { answerable, parseRate, type Answerable } from './desk-answers.ts'
import type { ClaimReckoning, DeskReckoning } from './use-reckoning.ts'

const { questions: texts, answers: answerTexts } = deskReckoningTexts

interface ReckoningQuestionsProps {
  readonly desk: DeskReckoning
  readonly reckoning: ClaimReckoning
  /** The currency of what was claimed. */
  readonly claimed: string
  readonly mayAnswer: boolean
}

/** What could not be judged, who can tell, and a field for each answer that the desk can give. */
export function ReckoningQuestions({ desk, reckoning, claimed, mayAnswer }: ReckoningQuestionsProps) {
  const open = reckoning.questions
  const isOpen = (question: string) => open.some((one) => one.question === question)
  // An answered question is none any more; its field stays, so that the answer can be changed.
  const shown = [
    ...open,
    ...desk.asked.filter(({ question }) => mayAnswer && !isOpen(question) && isAnswerable(question)),
  ]
  if (shown.length === 0) return null
  return (
    <Alert severity={open.length > 0 ? 'warning' : 'success'} sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}>
      <AlertTitle>{open.length > 0 ? texts.title(open.length) : texts.answered}</AlertTitle>
      {open.length > 0 && <Typography variant="body2">{texts.note}</Typography>}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, mt: 1, p: 0, display: 'grid', gap: 1.5 }}>
        {shown.map(({ question, text, askedOf, choices }) => (
          <li key={question}>
            <Typography variant="body2" sx={{ fontWeight: 600 }}>
              {text}
            </Typography>
            {isOpen(question) && (
              <Typography variant="body2" sx={{ mb: 0.75 }}>
                {isAnswerable(question) ? texts.askedOf[askedOf] : texts.noField}
              </Typography>
            )}
            {mayAnswer && isAnswerable(question) && (
              <AnswerField
                question={question}
                choices={choices ?? []}
                desk={desk}
                claimed={claimed}
                currency={reckoning.currency}
              />
            )}
          </li>
        ))}
      </Box>
    </Alert>
  )
}

function isAnswerable(question: string): question is Answerable {
  return answerable.some((one) => one === question)
}

interface AnswerFieldProps {
  readonly question: Answerable
  /** What the plan can be answered with. */
  readonly choices: readonly { readonly id: string; readonly name: string }[]
  readonly desk: DeskReckoning
  readonly claimed: string
  readonly currency: string
}

function AnswerField({ question, choices, desk: { answers, answer }, claimed, currency }: AnswerFieldProps): ReactNode {
  switch (question) {
    case 'benefit':
      return (
        <Choice
          label={answerTexts.benefit}
          value={answers.benefitId}
          choices={Object.fromEntries(choices.map(({ id, name }) => [id, name]))}
          onChange={(benefitId) => answer({ benefitId })}
        />
      )
    case 'provider':
      return (
        <Choice
          label={answerTexts.provider}
          value={answers.network}
          choices={answerTexts.networks}
          onChange={(network) => answer({ network })}
        />
      )
    case 'referral':
      return (
        <Choice
          label={answerTexts.referral}
          value={answers.referral}
          choices={answerTexts.referrals}
          onChange={(referral) => answer({ referral })}
        />
      )
    case 'other-insurer': {
      const cents = parseExactCents(answers.otherInsurerPays)
      return (
        <Typed
          label={answerTexts.otherInsurer(currency)}
          value={answers.otherInsurerPays}
          problem={cents === undefined || cents < 0 ? answerTexts.notAnAmount : undefined}
          onChange={(otherInsurerPays) => answer({ otherInsurerPays })}
        />
      )
    }
    case 'rate':
      return (
        <Typed
          label={answerTexts.rate(claimed, currency)}
          value={answers.rate}
          problem={parseRate(answers.rate) === undefined ? answerTexts.notARate : undefined}
          onChange={(rate) => answer({ rate })}
        />
      )
  }
}

interface ChoiceProps<Code extends string> {
  readonly label: string
  readonly value: Code | ''
  readonly choices: Readonly<Record<Code, string>>
  readonly onChange: (code: Code | '') => void
}

function Choice<Code extends string>({ label, value, choices, onChange }: ChoiceProps<Code>) {
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value as Code | '')}
      sx={onPaper}
    >
      <MenuItem value="">{answerTexts.none}</MenuItem>
      {(Object.entries(choices) as [Code, string][]).map(([code, words]) => (
        <MenuItem key={code} value={code}>
          {words}
        </MenuItem>
      ))}
    </TextField>
  )
}

interface TypedProps {
  readonly label: string
  readonly value: string
  readonly problem: string | undefined
  readonly onChange: (typed: string) => void
}

function Typed({ label, value, problem, onChange }: TypedProps) {
  const isWrong = value.trim() !== '' && problem !== undefined
  return (
    <TextField
      size="small"
      fullWidth
      label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      error={isWrong}
      helperText={isWrong ? problem : undefined}
      autoComplete="off"
      slotProps={{ htmlInput: { inputMode: 'decimal' } }}
      sx={onPaper}
    />
  )
}

const onPaper = { mt: 0.5, '& .MuiInputBase-root': { bgcolor: 'background.paper' } } as const
