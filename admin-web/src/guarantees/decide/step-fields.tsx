import { formatMoney } from '@member-care/domain/money/money.ts'
import { guaranteeStepTexts as texts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { Alert } from '@mui/material'
import { TextInput } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { DateInput } from '../../record/date-input.tsx'
import type { Guarantee } from '../guarantee-record.ts'
import { isProposal, type DeskStep, type StepAnswers } from './desk-steps.ts'

export interface StepFieldsProps {
  readonly step: DeskStep
  readonly guarantee: Guarantee
  readonly begun: StepAnswers
  readonly isReadOnly: boolean
}

const LONGEST = 2000

/** The inputs of a step, as it began. */
export function StepFields({ step, guarantee, begun, isReadOnly }: StepFieldsProps) {
  if (begun.amountCents !== undefined) return <LetterFields guarantee={guarantee} isReadOnly={isReadOnly} />
  if (begun.request !== undefined) return <LinesInput source="request" label={texts.request} isReadOnly={isReadOnly} />
  if (begun.reason === undefined) return null
  const label = step === 'decline-amount' ? texts.declineReason : texts.reason
  return <LinesInput source="reason" label={label} isReadOnly={isReadOnly} />
}

/** What a letter promises. An amount for which a second person is needed keeps the date that was asked for. */
function LetterFields({ guarantee, isReadOnly }: Pick<StepFieldsProps, 'guarantee' | 'isReadOnly'>) {
  const { mostCents, secondPersonAboveCents } = guarantee
  const answers = useWatch<StepAnswers>()
  const needsSecond = isProposal(answers as StepAnswers, guarantee)
  return (
    <>
      <TextInput
        source="amountCents"
        label={texts.amount}
        helperText={mostCents === null ? false : texts.amountHint(formatMoney(mostCents, 'SGD'))}
        required
        autoFocus
        autoComplete="off"
        readOnly={isReadOnly}
        slotProps={{ htmlInput: { inputMode: 'decimal' } }}
        {...asTyped}
      />
      {needsSecond && secondPersonAboveCents !== null ? (
        <Alert severity="info">{texts.needsSecond(formatMoney(secondPersonAboveCents, 'SGD'))}</Alert>
      ) : (
        <DateInput source="admissionOn" label={texts.admissionOn} required readOnly={isReadOnly} />
      )}
      <TextInput
        source="conditions"
        label={texts.conditions}
        helperText={texts.conditionsHint}
        multiline
        minRows={2}
        readOnly={isReadOnly}
        slotProps={{ htmlInput: { maxLength: LONGEST } }}
        {...asTyped}
      />
    </>
  )
}

function LinesInput({ source, label, isReadOnly }: { source: string; label: string; isReadOnly: boolean }) {
  return (
    <TextInput
      source={source}
      label={label}
      helperText={false}
      required
      autoFocus
      multiline
      minRows={3}
      readOnly={isReadOnly}
      slotProps={{ htmlInput: { maxLength: LONGEST } }}
      {...asTyped}
    />
  )
}

/** An empty text stays a text. */
const asTyped = { parse: (typed: unknown) => typed }
