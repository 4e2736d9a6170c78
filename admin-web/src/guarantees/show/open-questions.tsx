import { formatDisplay } from '@member-care/domain/dates/singapore-dates.ts'
import { formatMoney } from '@member-care/domain/money/money.ts'
import { guaranteeDeskTexts as texts } from '@member-care/domain/texts/guarantee-desk-texts.ts'
import { Alert, AlertTitle, Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useAdministrator } from '../../console/administrator.ts'
import { FORGOTTEN } from '../../console/forgotten.ts'
import type { Guarantee } from '../guarantee-record.ts'

/** An amount for which a second person is needed, or why it was declined. */
export function OpenProposal({ guarantee }: { guarantee: Guarantee }) {
  const { amountProposal, waitsForAgreement, proposedByName } = guarantee
  const ownId = useAdministrator()?.id as string | undefined
  if (amountProposal === null) return null
  const { terms, proposedBy, declineReason } = amountProposal
  const isOwn = waitsForAgreement && proposedBy === ownId
  return (
    <Question
      isOpen={waitsForAgreement}
      title={waitsForAgreement ? texts.proposal.title : texts.proposal.declinedTitle}
      figures={[formatMoney(terms.amountCents, 'SGD')]}
    >
      <Line>{texts.proposal.by(proposedByName ?? proposedBy)}</Line>
      {terms.conditions !== '' && (
        <Line>
          {texts.conditions}: {terms.conditions ?? FORGOTTEN}
        </Line>
      )}
      {declineReason !== null && (
        <Line>
          {texts.fields.reason}: {declineReason}
        </Line>
      )}
      {isOwn && <Line>{texts.proposal.own}</Line>}
    </Question>
  )
}

/** What the member asks to be changed of an issued letter, or why it was declined. */
export function OpenChange({ guarantee }: { guarantee: Guarantee }) {
  const { change, waitsForChange } = guarantee
  if (change === null) return null
  const { amountCents, admissionOn, reason, declineReason } = change
  return (
    <Question
      isOpen={waitsForChange}
      title={waitsForChange ? texts.change.title : texts.change.declinedTitle}
      figures={[
        ...(amountCents === null ? [] : [`${texts.change.amount}: ${formatMoney(amountCents, 'SGD')}`]),
        ...(admissionOn === null ? [] : [`${texts.change.admission}: ${formatDisplay(admissionOn)}`]),
      ]}
    >
      <Line>
        {texts.fields.reason}: {reason ?? FORGOTTEN}
      </Line>
      {declineReason !== null && <Line>{declineReason}</Line>}
    </Question>
  )
}

interface QuestionProps {
  readonly isOpen: boolean
  readonly title: string
  readonly figures: readonly string[]
  readonly children: ReactNode
}

function Question({ isOpen, title, figures, children }: QuestionProps) {
  return (
    <Alert
      severity={isOpen ? 'warning' : 'info'}
      role="region"
      aria-label={title}
      sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      <AlertTitle>{title}</AlertTitle>
      {figures.map((figure) => (
        <Box key={figure} sx={{ fontWeight: 650, fontVariantNumeric: 'tabular-nums' }}>
          {figure}
        </Box>
      ))}
      {children}
    </Alert>
  )
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {children}
    </Typography>
  )
}
