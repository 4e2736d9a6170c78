/** Beside the amount: what will probably come back, reckoned here as it is typed. Comes in a file of its own, with the reckoning. */
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import { estimateClaim } from '@member-care/domain/cover/estimate.ts'
import { estimateWords } from '@member-care/domain/cover/estimate-words.ts'
import type { MemberCover } from '@member-care/domain/cover/member-cover.ts'
import { estimateTexts } from '@member-care/domain/texts/my-cover-texts.ts'
import { useAnswer } from '../../data/use-answer.ts'
import { coverQuery } from '../../my-cover/cover-query.ts'
import { EstimateOutcome } from '../../my-cover/estimate-panel.tsx'
import type { ClaimFormValues, FormContext } from '../claim-form-values.ts'
import { estimatedDetails } from './estimated-details.ts'

export interface ClaimEstimateProps {
  readonly context: FormContext
  readonly values: ClaimFormValues
  /** Of a claim that is updated. */
  readonly claimId?: string | undefined
}

export default function ClaimEstimate(props: ClaimEstimateProps) {
  const { value: cover, phase, failureCode, reload } = useAnswer(coverQuery(props.values.companyId ?? '', 'quiet'))
  if (cover !== undefined) return hasPlans(cover) ? <Estimated {...props} cover={cover} /> : null
  if (phase !== 'failed' || failureCode === 404 || failureCode === 428) return null
  return (
    <Frame>
      <Box role="status">{estimateTexts.failed}</Box>
      <Button size="small" onClick={reload} sx={{ justifySelf: 'start', ml: -1 }}>
        {estimateTexts.tryAgain}
      </Button>
    </Frame>
  )
}

function Estimated({ cover, context, values, claimId }: ClaimEstimateProps & { readonly cover: MemberCover }) {
  const details = estimatedDetails(values, context)
  if (details === undefined) return <Frame>{estimateTexts.waiting}</Frame>
  const estimate = estimateClaim(cover, details, { personId: values.claimantId ?? '', claimId })
  if (estimate === undefined) return null
  return (
    <Frame>
      <EstimateOutcome words={estimateWords(estimate)} />
      <Box sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{estimateTexts.noPromise}</Box>
    </Frame>
  )
}

function hasPlans({ plans }: MemberCover): boolean {
  return Object.keys(plans).length > 0
}

function Frame({ children }: { readonly children: React.ReactNode }) {
  return (
    <Box
      component="section"
      aria-label={estimateTexts.title}
      sx={{
        display: 'grid',
        alignContent: 'start',
        gap: 1,
        p: 2,
        borderRadius: 1.5,
        border: 1,
        borderColor: 'divider',
        bgcolor: 'background.default',
        fontSize: '0.9375rem',
        minWidth: 0,
      }}
    >
      <Box component="h3" sx={{ m: 0, fontSize: '0.875rem', fontWeight: 620, color: 'text.secondary' }}>
        {estimateTexts.title}
      </Box>
      {children}
    </Box>
  )
}
